// A line of the audit log as a sentence: what was done, to what and of whom, with links to what is still there.
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LoggedAction, LoggedMember } from '../../schema/admin-actions.ts';
import type { Words } from '../../schema/words/words.ts';
import { wordsNow } from '../lib/words.ts';
import { MaskedWords } from '../views/masked-words.tsx';
import { Sentence } from '../views/sentence.tsx';
import { useWords } from '../views/words.ts';
import { linkInRow } from './link-in-row.ts';
import { MemberName } from './member-identity.tsx';
import { RockLink } from './rock-link.tsx';
import { Moment } from './time.tsx';

type Texts = Words['adminActions'];

export function LogSentence({ action }: { action: LoggedAction }) {
  const words = useWords('adminActions');
  return (
    <span className="wrap-anywhere">
      <Sentence parts={sentenceOf(words, action)} />
      {endsItself(action) ? '' : words.stop}
    </span>
  );
}

/** Whether it ends with a quotation that has a full stop of its own. */
const endsItself = ({ details: { words } }: LoggedAction) =>
  words !== undefined && /[.!?…。！？؟।]$/.test(words);

function sentenceOf(texts: Texts, action: LoggedAction): readonly ReactNode[] {
  const { act, subject, member, orderId, details } = action;
  const whose = <Who member={member} />;
  /** Null if it concerned nobody. */
  const whom = member && whose;
  const order = <Order id={orderId} />;
  const thing = <Sentence parts={thingOf(texts, action)} />;
  const hour = <Sentence parts={hourOf(texts, action)} />;
  const { until } = details;
  const end = until && <Moment at={until} />;
  switch (act) {
    case 'photo_withheld':
    case 'rock_withheld':
    case 'comment_withheld':
    case 'name_withheld':
    case 'place_withheld':
    case 'note_withheld':
    case 'line_withheld':
    case 'thanks_withheld':
      return texts.hid<ReactNode>(thing);
    case 'photo_restored':
    case 'rock_restored':
    case 'comment_restored':
    case 'name_restored':
    case 'place_restored':
    case 'note_restored':
    case 'line_restored':
    case 'thanks_restored':
      return texts.restored<ReactNode>(thing);
    case 'photo_settled':
    case 'rock_settled':
    case 'comment_settled':
    case 'question_settled':
    case 'name_settled':
    case 'place_settled':
    case 'note_settled':
    case 'line_settled':
    case 'thanks_settled':
      return texts.settled<ReactNode>(thing);
    case 'question_withheld':
      return texts.deleted<ReactNode>(thing);
    case 'photo_destroyed':
    case 'picture_destroyed':
      return texts.destroyed<ReactNode>(thing);
    case 'order_shipped':
      return texts.shipped<ReactNode>(order, whom);
    case 'shipment_corrected':
      return texts.corrected<ReactNode>(order, whom);
    case 'pack_readdressed':
      return texts.readdressed<ReactNode>(order, whom);
    case 'plan_given':
      return texts.planGiven<ReactNode>(whose);
    case 'plan_ended':
      return texts.planEnded<ReactNode>(whose);
    case 'sessions_ended':
      return texts.sessionsEnded<ReactNode>(whose);
    case 'member_suspended':
      return texts.suspended<ReactNode>(whose, end);
    case 'suspended_again':
      return texts.suspendedAgain<ReactNode>(whose, end);
    case 'suspension_lifted':
      // Of an address it has no member.
      return texts.suspensionLifted<ReactNode>(subject || whose);
    case 'selection_withdrawn':
      return texts.selectionWithdrawn<ReactNode>(subject, whom);
    case 'selection_returned':
      return texts.selectionReturned<ReactNode>(subject, whom);
    case 'address_set':
      return details.email
        ? texts.addressSetTo<ReactNode>(whose, details.email, details.emailBefore ?? '')
        : texts.addressSet<ReactNode>(whose);
    case 'account_deleted':
      return [texts.accountDeleted];
    case 'messages_retried':
      return [texts.messagesRetried(Number(subject))];
    case 'message_dropped':
      return texts.messageDropped<ReactNode>(kindOf(subject), whom, orderId === null ? null : order);
    case 'repair_requested':
      return [texts.repairRequested];
    case 'hour_taken':
      return texts.hourTaken<ReactNode>(hour);
    case 'hour_returned':
      return texts.hourReturned<ReactNode>(hour);
    case 'report_sent':
      return [texts.reportSent(subject)];
    case 'orders_exported':
      return [texts.ordersExported];
    case 'members_exported':
      return [texts.membersExported];
  }
}

/** Of a message, as the log keeps it. */
function kindOf(subject: string): string {
  const { kinds } = wordsNow('upkeep');
  return Object.entries(kinds).find(([kind]) => kind === subject)?.[1] ?? subject;
}

/** What a verdict was about, whose it is, and its words. */
function thingOf(texts: Texts, { act, subject, member, rock, details }: LoggedAction): readonly ReactNode[] {
  const [kind = ''] = act.split('_', 1);
  const make = Object.hasOwn(texts.things, kind) && texts.things[kind as keyof Texts['things']];
  if (!make) return [];
  // Of a rock that is gone the log has the name, until that is gone as well.
  const named = ['photo', 'rock'].includes(kind) ? subject : '';
  const at = rock ? <RockLink rock={rock} /> : <bdi>{named || texts.goneRock}</bdi>;
  const said = details.words !== undefined && (
    <bdi>
      <MaskedWords>{details.words}</MaskedWords>
    </bdi>
  );
  return [...make<ReactNode>(at, <Who member={member} />), ...(said ? texts.said<ReactNode>(said) : [])];
}

/** 'the hour from May 1, 2026, 9:20 AM UTC of Ada (ada@example.test), with others of the same network' */
function hourOf(
  texts: Texts,
  { subject, member, details: { hour, networkOf } }: LoggedAction,
): readonly ReactNode[] {
  const from =
    hour === undefined ? subject : <Sentence parts={texts.hourFrom<ReactNode>(<Moment at={hour} />)} />;
  const who = <Who member={member} />;
  if (!networkOf) return texts.hourOf<ReactNode>(from, who);
  return networkOf.id === member?.id
    ? texts.hourOfNetwork<ReactNode>(from, who)
    : texts.hourWithNetwork<ReactNode>(from, who, <Who member={networkOf} />);
}

function Who({ member }: { member: LoggedMember | null }) {
  const { goneMemberInSentence } = useWords('admin');
  return member ? <MemberName member={member} /> : goneMemberInSentence;
}

function Order({ id }: { id: string | null }) {
  const { goneOrder } = useWords('adminActions');
  if (id === null) return goneOrder;
  return (
    <Link to="/admin" search={{ tab: 'orders', order: id }} className={clsx(linkInRow, 'font-mono')}>
      {id}
    </Link>
  );
}
