// Texts of the emails about administrator actions.
import { productNameIn } from '../../schema/product-name.ts';
import type { auditLog, orders } from '../../schema/tables/index.ts';
import { worded } from '../../schema/words/say.ts';
import type { Words } from '../../schema/words/words.ts';
import type { Config } from '../platform/config.ts';
import { instant } from '../platform/clock.ts';
import type { Content, EmailRock, Part } from '../platform/email-content.ts';
import { buttonTo } from '../platform/email-layout.ts';

/** The heading is the subject, unless it has one of its own. */
type EmailText = Omit<Content, 'heading'> & { subject: string; heading?: string };

type ActRow = Pick<typeof auditLog.$inferSelect, 'act' | 'subject' | 'reason' | 'isAutomatic'>;
type OrderRow = {
  [K in 'id' | 'productId' | 'productName' | 'tracking']: (typeof orders.$inferSelect)[K] | null;
};

/** The current order, comment and rock of an action; null where it has none. */
interface About {
  order: OrderRow;
  comment: { content: string | null };
  rock: EmailRock | null;
  member: { suspendedUntil: number | null };
}

/** Null for an order that is gone. */
const productOf = ({ products }: Words, { productId, productName }: OrderRow): string | null =>
  productId !== null && productName !== null ? productNameIn(products, { productId, productName }) : null;

/** Throws for actions without an email. */
export function emailTextOf(
  words: Words,
  config: Config,
  { act, subject, reason, isAutomatic }: ActRow,
  { order, comment, rock, member }: About,
): EmailText {
  const texts = words.actionEmails;
  const { productName } = config;
  // Some are kept in no language.
  const [about, why] = [subject, reason].map((said) => worded(words, said) ?? said) as [string, string];
  const ofRock = { rock, button: buttonTo(config, '/my-rocks', texts.myRocks) };
  const otherwise = { footnotes: [texts.otherwise] };
  const wrong = { footnotes: [texts.wrong] };
  const quoted: Part[] = comment.content === null ? [] : [{ lines: [texts.quoted(comment.content)] }];
  /** With the reason. @param between parts before it */
  const bad = ({ subject, before, after }: Told, ...between: Part[]) => ({
    subject,
    parts: [
      { text: before },
      ...between,
      { lines: [why] },
      ...(after === undefined ? [] : [{ text: after }]),
    ],
    ...otherwise,
  });
  const good = ({ subject, before }: Told, ...between: Part[]) => ({
    subject,
    parts: [{ text: before }, ...between, { text: texts.patience }],
  });
  const shipment: Part = {
    lines: [texts.order(order.id ?? ''), ...(order.tracking ? [texts.tracking(order.tracking)] : [])],
  };
  switch (act) {
    case 'photo_withheld':
      return { ...bad(isAutomatic ? texts.photoWaits(about) : texts.photoRests(about)), ...ofRock };
    case 'rock_withheld':
      return { ...bad(texts.rockRests(about)), ...ofRock };
    case 'comment_withheld':
      return { ...bad(texts.commentHidden(about), ...quoted), rock };
    case 'question_withheld':
      return { ...bad(texts.questionDeleted(about)), rock };
    case 'photo_destroyed':
      return { ...bad(texts.photoDeleted(about)), ...ofRock };
    case 'picture_destroyed':
      return bad(texts.pictureDeleted);
    case 'name_withheld':
      return { ...bad(texts.nameHidden), button: buttonTo(config, '/dashboard', texts.chooseName) };
    case 'place_withheld':
    case 'note_withheld':
    case 'line_withheld':
    case 'thanks_withheld':
      return { ...bad(texts.wordsHidden(about)), rock };
    case 'hour_taken':
      return bad(texts.hourTaken(about));
    case 'hour_returned':
      return good(texts.hourReturned(about));
    case 'name_restored':
      return good(texts.nameBack);
    case 'place_restored':
    case 'note_restored':
    case 'line_restored':
    case 'thanks_restored':
      return { ...good(texts.wordsBack(about)), rock };
    case 'photo_restored':
      return { ...good(isAutomatic ? texts.photoBackUnreported(about) : texts.photoBack(about)), ...ofRock };
    case 'rock_restored':
      return { ...good(texts.rockBack(about)), ...ofRock };
    case 'comment_restored':
      return { ...good(texts.commentBack(about), ...quoted), rock };
    case 'order_shipped':
      return {
        ...texts.shipped(order.id ?? ''),
        parts: [{ text: texts.onItsWay(productOf(words, order) ?? '') }, shipment],
        ...wrong,
      };
    case 'shipment_corrected': {
      const product = productOf(words, order) ?? texts.yourOrder;
      return {
        ...texts.corrected(order.id ?? ''),
        parts: [{ text: order.tracking ? texts.travels(product) : texts.noTracking(product) }, shipment],
        ...wrong,
      };
    }
    case 'member_suspended':
      return bad(texts.suspended(productName, instant(member.suspendedUntil)));
    case 'suspension_lifted':
      return good(texts.suspensionLifted(productName));
    case 'address_set': {
      const { subject, before, after } = texts.addressSet(productName);
      return { subject, parts: [{ text: before }, { text: after }], ...wrong };
    }
    case 'selection_withdrawn':
      return bad(texts.selectionWithdrawn);
    case 'selection_returned':
      return good(texts.selectionReturned);
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

interface Told {
  subject: string;
  before: string;
  after?: string;
}
