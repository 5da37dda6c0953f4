// The upkeep tab: messages that do not leave by themselves, and plans that are still to be paid back.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Words } from '../../schema/words/words.ts';
import type { PendingRefund, StuckMessage } from '../../schema/upkeep.ts';
import { api } from '../api.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { grouped } from '../lib/numbers.ts';
import { itemsOf } from '../rocks/paged-list.tsx';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { Moment } from './time.tsx';
import { wordsNow } from '../lib/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { ActionSection } from './action-section.tsx';
import { useAdminAction } from './changes.ts';
import { EmailText } from './email-text.tsx';
import { Failure } from './failure.tsx';
import { linkInRow } from './link-in-row.ts';
import { MemberName } from './member-identity.tsx';
import { RowsWaiting } from './paged.tsx';
import { PagedTable } from './paged-table.tsx';
import { outboxCount, pendingRefunds, stuckMessages } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import { Table, type Column } from './table.tsx';
import { useWords } from '../views/words.ts';
import { sentences } from '../lib/sentences.ts';

export function Upkeep() {
  return (
    <div className="flex flex-col gap-12">
      <Outbox />
      <Payments />
    </div>
  );
}

function Outbox() {
  const words = useWords('upkeep');
  const query = useInfiniteQuery(stuckMessages);
  const others = useQuery(outboxCount).data?.onTheirWay;
  return (
    <ActionSection id="admin-outbox" title={words.unsent}>
      {(ask) => (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="max-w-reading text-sm text-soft">
              {sentences(words.aboutUnsent, others !== undefined && othersWords(others))}
            </p>
            {(itemsOf(query)?.length ?? 0) > 0 && <RetryButton label={words.tryAll} />}
          </div>
          <PagedTable
            query={query}
            caption={words.unsentCaption}
            columns={columnsWith(words, ask)}
            failed={words.messagesNotLoaded}
            empty={words.nothingFails}
            rows={1}
          />
        </>
      )}
    </ActionSection>
  );
}

/** About the messages that are not listed. */
const othersWords = (count: number) => {
  const words = wordsNow('upkeep');
  return count === 0 ? words.noOthers : words.others(count);
};

const columnsWith = (
  texts: Words['upkeep'],
  ask: (decision: ReasonedAction) => void,
): Column<StuckMessage>[] => [
  {
    title: texts.what,
    cell: ({ kind, channel }) => (channel === 'push' ? texts.asPush(texts.kinds[kind]) : texts.kinds[kind]),
  },
  {
    title: texts.to,
    cell: (message) => <Recipient {...message} />,
  },
  { title: texts.why, cell: (message) => <Why {...message} /> },
  { title: texts.written, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: texts.tries, cell: ({ tries }) => grouped(tries), isFigure: true },
  {
    title: wordsNow('admin').whatCanBeDone,
    isQuiet: true,
    cell: (message) =>
      message.notBefore === null ? (
        <span className="flex flex-wrap gap-2 whitespace-nowrap lg:justify-end xl:flex-nowrap">
          <RetryButton id={message.id} label={texts.tryNow} />
          <Button onClick={() => ask(dropMessage(message))}>{texts.doNotSend}</Button>
        </span>
      ) : (
        <span className="text-soft">{texts.beingTried}</span>
      ),
  },
];

/** With the member or the order that it is about. */
function Recipient({ to, member, orderId }: StuckMessage) {
  const words = useWords('upkeep');
  const about =
    orderId !== null ? (
      <Link to="/admin" search={{ tab: 'orders', order: orderId }} className={linkInRow}>
        {orderId}
      </Link>
    ) : (
      member && <MemberName member={{ ...member, email: '' }} />
    );
  return <span>{about ? <Sentence parts={words.recipient<ReactNode>(to, about)} /> : words.roles[to]}</span>;
}

function Why({ channel, failingSince, why, tries }: StuckMessage) {
  const words = useWords('upkeep');
  if (failingSince === null) return tries === 0 ? words.notTried : words.brokenOff;
  const cause = why === null ? words.everyTry : words.failures[channel][why];
  return (
    <span>
      <Sentence parts={words.whySince<ReactNode>(cause, <Moment at={failingSince} />)} />
    </span>
  );
}

/** Tries one message, or all. */
function RetryButton({ id, label }: { id?: string; label: string }) {
  const words = useWords('upkeep');
  const retry = useAdminAction({
    send: (_: undefined, headers: AttemptHeaders) =>
      id === undefined
        ? api.admin.outbox.retry.$post({}, { headers })
        : api.admin.outbox[':id'].retry.$post({ param: { id } }, { headers }),
    done: words.tryingNow,
    onDone: () => {},
    onFailed: sayFailed(words.didNotWork, words.tryLater),
  });
  return (
    <Button pending={retry.isPending} onClick={() => retry.mutate(undefined)}>
      {label}
    </Button>
  );
}

function dropMessage({ id, kind, to }: StuckMessage): ReasonedAction {
  const words = wordsNow('upkeep');
  return {
    key: `drop ${id}`,
    send: (json, headers) => api.admin.outbox[':id'].$delete({ param: { id }, json }, { headers }),
    title: words.doNotSendKind(words.kinds[kind]),
    description: words.aboutDrop(to),
    action: words.doNotSend,
    isDanger: true,
    done: { title: words.notSent },
  };
}

function Payments() {
  const words = useWords('upkeep');
  const query = useQuery(pendingRefunds);
  const repair = useAdminAction({
    send: (_: undefined, headers: AttemptHeaders) => api.admin['payment-repair'].$post({}, { headers }),
    done: words.comparing,
    onDone: () => {},
    onFailed: sayFailed(words.didNotWork, words.tryLater),
  });
  return (
    <section aria-labelledby="admin-refunds" className="flex flex-col gap-5">
      <h2 id="admin-refunds">{words.payments}</h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button pending={repair.isPending} onClick={() => repair.mutate(undefined)}>
          {words.repair}
        </Button>
        <p className="max-w-reading text-sm text-soft">{words.aboutRepair}</p>
      </div>
      <h3 className="text-base">{words.secondPlans}</h3>
      {query.data ? (
        query.data.length === 0 ? (
          <p className="text-soft">{words.noneWaits}</p>
        ) : (
          <Table caption={words.secondPlansCaption} columns={refundColumns(words)} items={query.data} />
        )
      ) : query.isError ? (
        <Failure title={words.refundsNotLoaded} query={query} />
      ) : (
        <RowsWaiting rows={1} />
      )}
    </section>
  );
}

const refundColumns = (texts: Words['upkeep']): Column<PendingRefund>[] => [
  {
    title: texts.subscription,
    cell: ({ id }) => <span className="font-mono text-xs wrap-anywhere">{id}</span>,
  },
  { title: texts.member, cell: ({ email }) => <EmailText text={email || wordsNow('admin').notKnown} /> },
  { title: texts.found, cell: ({ foundAt }) => <Moment at={foundAt} /> },
  {
    title: texts.state,
    cell: ({ isConfirmed }) => (isConfirmed ? texts.confirmed : texts.beingChecked),
  },
];
