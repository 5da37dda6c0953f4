// The upkeep tab: messages that do not leave by themselves, and plans that are still to be paid back.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MessageFailure, PendingRefund, StuckMessage } from '../../schema/upkeep.ts';
import { api } from '../api.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { grouped } from '../lib/numbers.ts';
import { itemsOf } from '../rocks/paged-list.tsx';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { Moment } from './time.tsx';
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
import { messageKinds, notKnown } from './words.ts';

export function Upkeep() {
  return (
    <div className="flex flex-col gap-12">
      <Outbox />
      <Payments />
    </div>
  );
}

function Outbox() {
  const query = useInfiniteQuery(stuckMessages);
  const others = useQuery(outboxCount).data?.onTheirWay;
  return (
    <ActionSection id="admin-outbox" title="Unsent messages">
      {(ask) => (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <p className="max-w-reading text-sm text-soft">
              Here is what fails, or waits for more than an hour. The hourly job tries it again, for two
              weeks. {others !== undefined && othersWords(others)}
            </p>
            {(itemsOf(query)?.length ?? 0) > 0 && <RetryButton label="Try all again now" />}
          </div>
          <PagedTable
            query={query}
            caption="Unsent messages, the oldest first"
            columns={columnsWith(ask)}
            failed="The messages could not be loaded."
            empty="Nothing fails, and nothing waits for long."
            rows={1}
          />
        </>
      )}
    </ActionSection>
  );
}

/** About the messages that are not listed. */
const othersWords = (count: number) =>
  count === 0
    ? 'No other message waits.'
    : `${count === 1 ? '1 other message' : `${grouped(count)} other messages`} will leave without you: just now, or at the hour that their reader has chosen.`;

const columnsWith = (ask: (decision: ReasonedAction) => void): Column<StuckMessage>[] => [
  {
    title: 'What',
    cell: ({ kind, channel }) => `${messageKinds[kind]}${channel === 'push' ? ', as a push message' : ''}`,
  },
  {
    title: 'To',
    cell: (message) => <Recipient {...message} />,
  },
  { title: 'Why', cell: (message) => <Why {...message} /> },
  { title: 'Written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Tries', cell: ({ tries }) => grouped(tries), isFigure: true },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: (message) =>
      message.notBefore === null ? (
        <span className="flex flex-wrap gap-2 whitespace-nowrap lg:justify-end xl:flex-nowrap">
          <RetryButton id={message.id} label="Try again now" />
          <Button onClick={() => ask(dropMessage(message))}>Do not send</Button>
        </span>
      ) : (
        <span className="text-soft">Is being tried just now</span>
      ),
  },
];

/** With the member or the order that it is about. */
function Recipient({ to, member, orderId }: StuckMessage) {
  return (
    <span>
      {to}
      {orderId !== null ? (
        <>
          ,{' '}
          <Link to="/admin" search={{ tab: 'orders', order: orderId }} className={linkInRow}>
            {orderId}
          </Link>
        </>
      ) : (
        member && (
          <>
            , <MemberName member={{ ...member, email: '' }} />
          </>
        )
      )}
    </span>
  );
}

function Why({ channel, failingSince, why, tries }: StuckMessage) {
  if (failingSince === null)
    return tries === 0
      ? 'Nobody has tried it: see whether the hourly job runs.'
      : 'A try was broken off. The next one begins within the hour.';
  return (
    <span>
      {why === null ? 'Every try fails.' : failures[channel][why]} Since <Moment at={failingSince} />.
    </span>
  );
}

const here = 'It fails before it leaves: see ‘kind = failure’ in the log.';

const failures: Readonly<Record<StuckMessage['channel'], Record<MessageFailure, string>>> = {
  email: {
    address: 'The mail service takes no email to this address.',
    service: 'The mail service does not take it.',
    other: here,
  },
  push: {
    address: here,
    service: 'The push service of the browser does not take it.',
    other: here,
  },
};

/** Tries one message, or all. */
function RetryButton({ id, label }: { id?: string; label: string }) {
  const retry = useAdminAction({
    send: (_: undefined, headers: AttemptHeaders) =>
      id === undefined
        ? api.admin.outbox.retry.$post({}, { headers })
        : api.admin.outbox[':id'].retry.$post({ param: { id } }, { headers }),
    done: { title: 'Trying now', description: 'What has left is gone from this list in a moment.' },
    onDone: () => {},
    onFailed: sayFailed('This did not work', 'Please try again in a moment.'),
  });
  return (
    <Button pending={retry.isPending} onClick={() => retry.mutate(undefined)}>
      {label}
    </Button>
  );
}

function dropMessage({ id, kind, to }: StuckMessage): ReasonedAction {
  return {
    key: `drop ${id}`,
    send: (json, headers) => api.admin.outbox[':id'].$delete({ param: { id }, json }, { headers }),
    title: `Do not send: ${messageKinds[kind]}`,
    description: `The ${to} never gets this message. It cannot be sent later.`,
    action: 'Do not send',
    isDanger: true,
    done: { title: 'It is not sent' },
  };
}

function Payments() {
  const query = useQuery(pendingRefunds);
  const repair = useAdminAction({
    send: (_: undefined, headers: AttemptHeaders) => api.admin['payment-repair'].$post({}, { headers }),
    done: {
      title: 'Payments are compared with Stripe',
      description: 'Within the hour, by the next hourly job.',
    },
    onDone: () => {},
    onFailed: sayFailed('This did not work', 'Please try again in a moment.'),
  });
  return (
    <section aria-labelledby="admin-refunds" className="flex flex-col gap-5">
      <h2 id="admin-refunds">Payments</h2>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button pending={repair.isPending} onClick={() => repair.mutate(undefined)}>
          Repair within the hour
        </Button>
        <p className="max-w-reading text-sm text-soft">
          Once a day, plans, orders and refunds are compared with Stripe. After a webhook was off, you need
          not wait for that.
        </p>
      </div>
      <h3 className="text-base">Second plans to be paid back</h3>
      {query.data ? (
        query.data.length === 0 ? (
          <p className="text-soft">None waits.</p>
        ) : (
          <Table
            caption="Second plans to be paid back, the oldest first"
            columns={refundColumns}
            items={query.data}
          />
        )
      ) : query.isError ? (
        <Failure title="The refunds could not be loaded." query={query} />
      ) : (
        <RowsWaiting rows={1} />
      )}
    </section>
  );
}

const refundColumns: Column<PendingRefund>[] = [
  { title: 'Subscription', cell: ({ id }) => <span className="font-mono text-xs wrap-anywhere">{id}</span> },
  { title: 'Member', cell: ({ email }) => <EmailText text={email || notKnown} /> },
  { title: 'Found', cell: ({ foundAt }) => <Moment at={foundAt} /> },
  {
    title: 'State',
    cell: ({ isConfirmed }) => (isConfirmed ? 'Ends and is paid back within the hour' : 'Is being checked'),
  },
];
