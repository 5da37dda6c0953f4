// A line of the audit log as a sentence: what was done, to what and of whom, with links to what is still there.
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LoggedAction, LoggedMember } from '../../schema/admin-actions.ts';
import { MaskedWords } from '../views/masked-words.tsx';
import { linkInRow } from './link-in-row.ts';
import { MemberName } from './member-identity.tsx';
import { RockLink } from './rock-link.tsx';
import { Moment, utcDay } from './time.tsx';
import { messageKinds } from './words.ts';

export function LogSentence({ action }: { action: LoggedAction }) {
  return (
    <span className="wrap-anywhere">
      {sentenceOf(action)}
      {endsItself(action) ? '' : '.'}
    </span>
  );
}

/** Whether it ends with a quotation that has a full stop of its own. */
const endsItself = ({ details: { words } }: LoggedAction) => words !== undefined && /[.!?…]$/.test(words);

function sentenceOf(action: LoggedAction): ReactNode {
  const { act, subject, member, orderId, details } = action;
  const whose = <Who member={member} />;
  switch (act) {
    case 'photo_withheld':
    case 'rock_withheld':
    case 'comment_withheld':
    case 'name_withheld':
    case 'place_withheld':
    case 'note_withheld':
    case 'line_withheld':
    case 'thanks_withheld':
      return <>Hid {thingOf(action)}</>;
    case 'photo_restored':
    case 'rock_restored':
    case 'comment_restored':
    case 'name_restored':
    case 'place_restored':
    case 'note_restored':
    case 'line_restored':
    case 'thanks_restored':
      return <>Restored {thingOf(action)}</>;
    case 'photo_settled':
    case 'rock_settled':
    case 'comment_settled':
    case 'question_settled':
    case 'name_settled':
    case 'place_settled':
    case 'note_settled':
    case 'line_settled':
    case 'thanks_settled':
      return <>Found nothing wrong with {thingOf(action)}</>;
    case 'question_withheld':
      return <>Deleted {thingOf(action)}</>;
    case 'photo_destroyed':
    case 'picture_destroyed':
      return <>Destroyed {thingOf(action)}</>;
    case 'order_shipped':
      return (
        <>
          Shipped the order <Order id={orderId} />
          {member && <> to {whose}</>}
        </>
      );
    case 'shipment_corrected':
      return (
        <>
          Corrected the tracking note of the order <Order id={orderId} />
          {member && <> to {whose}</>}
        </>
      );
    case 'pack_readdressed':
      return (
        <>
          Corrected the address of the founding pack <Order id={orderId} />
          {member && <> to {whose}</>}
        </>
      );
    case 'plan_given':
      return <>Gave Rock Hunter Pro to {whose}</>;
    case 'plan_ended':
      return <>Ended the plan that was given to {whose}</>;
    case 'sessions_ended':
      return <>Ended all sessions of {whose}</>;
    case 'member_suspended':
      return (
        <>
          Suspended {whose}
          {endOf(action)}
        </>
      );
    case 'suspended_again':
      return (
        <>
          Suspended {whose} again{endOf(action)}: same address
        </>
      );
    case 'suspension_lifted':
      // Of an address it has no member.
      return <>Lifted the suspension of {subject || whose}</>;
    case 'selection_withdrawn':
      return (
        <>
          Withdrew the selection of {subject}
          {member && <>, {whose}</>}
        </>
      );
    case 'selection_returned':
      return (
        <>
          Selected {subject} again
          {member && <>, {whose}</>}
        </>
      );
    case 'address_set':
      return (
        <>
          Set another email address for {whose}
          {details.email && `: ${details.email} in place of ${details.emailBefore}`}
        </>
      );
    case 'account_deleted':
      return 'Deleted an account on request';
    case 'messages_retried':
      return subject === '1' ? 'Tried one message again' : `Tried ${subject} messages again`;
    case 'message_dropped':
      return (
        <>
          Ended an unsent message{member && <> about {whose}</>}
          {orderId !== null && (
            <>
              {' '}
              about the order <Order id={orderId} />
            </>
          )}
          : {Object.entries(messageKinds).find(([kind]) => kind === subject)?.[1] ?? subject}
        </>
      );
    case 'repair_requested':
      return 'Asked for the payment repair with the next hourly job';
    case 'hour_taken':
      return <>Took back {hourOf(action)}</>;
    case 'hour_returned':
      return <>Returned {hourOf(action)}, as far as it still fits</>;
    case 'report_sent':
      return `Sent the daily report of ${utcDay(`${subject}T00:00:00Z`)}`;
    case 'orders_exported':
      return 'Downloaded the list of orders';
    case 'members_exported':
      return 'Downloaded the list of members';
  }
}

/** Nothing once the account is deleted. */
function endOf({ details: { until } }: LoggedAction): ReactNode {
  if (until === undefined) return null;
  if (until === null) return ' until it is lifted';
  return (
    <>
      {' '}
      until <Moment at={until} />
    </>
  );
}

/** What a verdict was about, whose it is, and its words. */
function thingOf({ act, subject, member, rock, details }: LoggedAction): ReactNode {
  const by = (
    <>
      {' '}
      of <Who member={member} />
    </>
  );
  const said = details.words !== undefined && (
    <>
      : “
      <bdi>
        <MaskedWords>{details.words}</MaskedWords>
      </bdi>
      ”
    </>
  );
  // Of a rock that is gone the log has the name, until that is gone as well.
  const [kind = ''] = act.split('_', 1);
  const named = ['photo', 'rock'].includes(kind) ? subject : '';
  const at = rock ? <RockLink rock={rock} /> : <bdi>{named || 'that is gone'}</bdi>;
  const things: Record<string, ReactNode> = {
    photo: (
      <>
        the photo of the rock {at}
        {by}
      </>
    ),
    rock: (
      <>
        the rock {at}
        {by}
      </>
    ),
    comment: (
      <>
        a comment{by} on the rock {at}
      </>
    ),
    question: (
      <>
        the photo{by} that asks about the rock {at}
      </>
    ),
    name: <>the name{by}</>,
    place: (
      <>
        the name of a place{by} in the journey of the rock {at}
      </>
    ),
    note: (
      <>
        a note{by} in the journey of the rock {at}
      </>
    ),
    line: (
      <>
        a line{by} at a find of the rock {at}
      </>
    ),
    thanks: (
      <>
        thanks{by} for a find of the rock {at}
      </>
    ),
    picture: <>the picture{by}</>,
  };
  return (
    <>
      {things[kind]}
      {said}
    </>
  );
}

/** 'the hour from May 1, 2026, 9:20 AM UTC of Ada (ada@example.test), with others of the same network' */
function hourOf({ subject, member, details: { hour, networkOf } }: LoggedAction): ReactNode {
  return (
    <>
      {hour === undefined ? (
        subject
      ) : (
        <>
          the hour from <Moment at={hour} />
        </>
      )}{' '}
      of <Who member={member} />
      {networkOf &&
        (networkOf.id === member?.id ? (
          ', with others of the same network'
        ) : (
          <>
            , with the network of <Who member={networkOf} />
          </>
        ))}
    </>
  );
}

function Who({ member }: { member: LoggedMember | null }) {
  return member ? <MemberName member={member} /> : 'somebody whose account is gone';
}

function Order({ id }: { id: string | null }) {
  if (id === null) return 'that is gone';
  return (
    <Link to="/admin" search={{ tab: 'orders', order: id }} className={clsx(linkInRow, 'font-mono')}>
      {id}
    </Link>
  );
}
