// Texts of the emails about administrator actions.
import { suspensionEnd } from '../../schema/suspension.ts';
import type { auditLog, orders } from '../../schema/tables/index.ts';
import type { Config } from '../platform/config.ts';
import { instant } from '../platform/clock.ts';
import type { Content, EmailRock, Part } from '../platform/email-content.ts';
import { buttonTo } from '../platform/email-layout.ts';

/** The heading is the subject, unless it has one of its own. */
type Words = Omit<Content, 'heading'> & { subject: string; heading?: string };

type ActRow = Pick<typeof auditLog.$inferSelect, 'act' | 'subject' | 'reason' | 'isAutomatic'>;
type OrderRow = { [K in 'id' | 'productName' | 'tracking']: (typeof orders.$inferSelect)[K] | null };

const shipment = ({ id, tracking }: OrderRow): Part => ({
  lines: [`Order ${id ?? ''}`, ...(tracking ? [`Tracking: ${tracking}`] : [])],
});

/** The current order, comment and rock of an action; null where it has none. */
interface About {
  order: OrderRow;
  comment: { content: string | null };
  rock: EmailRock | null;
  member: { suspendedUntil: number | null };
}

/** Throws for actions without an email. */
export function emailTextOf(
  config: Config,
  { act, subject: about, reason, isAutomatic }: ActRow,
  { order, comment, rock, member }: About,
): Words {
  const ofRock = { rock, button: buttonTo(config, '/my-rocks', 'My Rocks') };
  const why: Part = { lines: [reason] };
  const otherwise = { footnotes: ['Do you see it differently? Please answer this email.'] };
  const wrong = { footnotes: ['Is something wrong with it? Please answer this email.'] };
  const quoted: Part[] = comment.content === null ? [] : [{ lines: [`“${comment.content}”`] }];
  const thanks: Part = { text: 'Thank you for your patience.' };
  switch (act) {
    case 'photo_withheld':
      return {
        subject: isAutomatic
          ? `We will look at the photo of ${about}`
          : `The photo of ${about} rests for now`,
        parts: [
          {
            text: isAutomatic
              ? `Others do not see the photo of ${about} until we have looked at it.`
              : `We looked at the photo of ${about}. Others do not see it at the moment.`,
          },
          why,
          { text: 'The rock itself goes on traveling, and nothing of its journey is lost.' },
        ],
        ...ofRock,
        ...otherwise,
      };
    case 'rock_withheld':
      return {
        subject: `${about} rests for now`,
        parts: [
          { text: `We looked at ${about}. Others do not see it on the map and in lists at the moment.` },
          why,
          { text: 'Its journey is kept, and you still see it among your rocks.' },
        ],
        ...ofRock,
        ...otherwise,
      };
    case 'comment_withheld':
      return {
        subject: 'A comment of yours is not shown',
        parts: [
          { text: `We looked at ${about} that you wrote. Nobody sees it at the moment.` },
          ...quoted,
          why,
        ],
        rock,
        ...otherwise,
      };
    case 'question_withheld':
      return {
        subject: 'A photo of yours was deleted',
        parts: [{ text: `We looked at ${about} that you sent to its painter, and deleted it.` }, why],
        rock,
        ...otherwise,
      };
    case 'photo_destroyed':
      return {
        subject: `The photo of ${about} was deleted`,
        parts: [
          { text: `We looked at the photo of ${about}, and deleted it for good.` },
          why,
          { text: 'The rock itself goes on traveling. You can give it another photo.' },
        ],
        ...ofRock,
        ...otherwise,
      };
    case 'picture_destroyed':
      return {
        subject: 'Your picture was deleted',
        parts: [{ text: 'We looked at the picture in your profile, and deleted it for good.' }, why],
        ...otherwise,
      };
    case 'name_withheld':
      return {
        subject: 'Your name is not shown',
        parts: [
          { text: 'We looked at the name that you chose. Others see “Anonymous” in its place.' },
          why,
          { text: 'You can choose another name in your profile.' },
        ],
        button: buttonTo(config, '/dashboard', 'Choose a name'),
        ...otherwise,
      };
    case 'place_withheld':
    case 'note_withheld':
    case 'line_withheld':
    case 'thanks_withheld':
      return {
        subject: 'Words of yours are not shown',
        parts: [
          { text: `We looked at ${about} that you wrote. Others do not see these words at the moment.` },
          why,
          { text: 'The rock goes on traveling, and nothing of its journey is lost.' },
        ],
        rock,
        ...otherwise,
      };
    case 'hour_taken':
      return {
        subject: 'What you did in an hour is taken back',
        parts: [
          {
            text: `We are taking back what was done with your account in ${about}. Others stop seeing it now or, if it is much, within the next hours.`,
          },
          why,
        ],
        ...otherwise,
      };
    case 'hour_returned':
      return {
        subject: 'What we took back returns',
        parts: [
          {
            text: `What was done with your account in ${about} returns as far as it still fits: now or, if it is much, within the next hours.`,
          },
          thanks,
        ],
      };
    case 'name_restored':
      return {
        subject: 'Your name is back',
        parts: [{ text: 'We looked at the name that you chose. Everybody sees it again.' }, thanks],
      };
    case 'place_restored':
    case 'note_restored':
    case 'line_restored':
    case 'thanks_restored':
      return {
        subject: 'Your words are back',
        parts: [{ text: `We looked at ${about} that you wrote. Everybody sees it again.` }, thanks],
        rock,
      };
    case 'photo_restored':
      return {
        subject: `The photo of ${about} is back`,
        parts: [
          {
            text: isAutomatic
              ? `The reports of the photo of ${about} were taken back. Everybody sees it again.`
              : `We looked at the photo of ${about}. Everybody sees it again.`,
          },
          thanks,
        ],
        ...ofRock,
      };
    case 'rock_restored':
      return {
        subject: `${about} is back`,
        parts: [{ text: `We looked at ${about}. Everybody sees it again, on the map and in lists.` }, thanks],
        ...ofRock,
      };
    case 'comment_restored':
      return {
        subject: 'Your comment is back',
        parts: [
          { text: `We looked at ${about} that you wrote. Everybody sees it again.` },
          ...quoted,
          thanks,
        ],
        rock,
      };
    case 'order_shipped':
      return {
        subject: `Your order ${order.id ?? ''} is on its way`,
        heading: 'Your order is on its way',
        parts: [
          { text: `Your order is on its way to you${order.productName ? `: ${order.productName}` : ''}.` },
          shipment(order),
        ],
        ...wrong,
      };
    case 'shipment_corrected':
      return {
        subject: `Your order ${order.id ?? ''}: how it travels`,
        heading: 'How your order travels',
        parts: [
          {
            text: order.tracking
              ? `This is how ${order.productName ?? 'your order'} travels; what we wrote before counts no more.`
              : `What we wrote about how ${order.productName ?? 'your order'} travels counts no more: there is no tracking for it.`,
          },
          shipment(order),
        ],
        ...wrong,
      };
    case 'member_suspended':
      return {
        subject: `Your ${config.productName} account is suspended`,
        parts: [
          {
            text: `Your account is suspended ${suspensionEnd(instant(member.suspendedUntil))}.`,
          },
          why,
          {
            text: 'You can sign in and read, and nothing of yours is lost. You cannot find, hide or register rocks, or write anything, until then.',
          },
        ],
        ...otherwise,
      };
    case 'suspension_lifted':
      return {
        subject: `Your ${config.productName} account is no longer suspended`,
        parts: [{ text: 'You can find, hide and write again.' }, thanks],
      };
    case 'address_set':
      return {
        subject: `This is the address of your ${config.productName} account now`,
        parts: [
          { text: 'You wrote to us that you could no longer read emails to your old address.' },
          { text: 'Your account has this one now. Sign in with it: a code comes by email.' },
        ],
        ...wrong,
      };
    case 'selection_withdrawn':
      return {
        subject: 'You are no longer a Founding Rock Ambassador',
        parts: [
          { text: 'We looked at your selection as a Founding Rock Ambassador, and withdrew it.' },
          why,
          { text: 'You are not listed any more, and a pack that was not sent yet stays here.' },
        ],
        ...otherwise,
      };
    case 'selection_returned':
      return {
        subject: 'You are a Founding Rock Ambassador',
        parts: [
          { text: 'We looked at it again: your selection as a Founding Rock Ambassador counts.' },
          thanks,
        ],
      };
    case 'photo_settled':
    case 'rock_settled':
    case 'comment_settled':
    case 'question_settled':
    case 'name_settled':
    case 'place_settled':
    case 'note_settled':
    case 'line_settled':
    case 'thanks_settled':
    case 'plan_given':
    case 'plan_ended':
    case 'sessions_ended':
    case 'pack_readdressed':
    case 'messages_retried':
    case 'message_dropped':
    case 'repair_requested':
    case 'suspended_again':
    case 'account_deleted':
    case 'report_sent':
    case 'orders_exported':
    case 'members_exported':
      throw new Error(`nobody is told of ${act}`);
  }
}
