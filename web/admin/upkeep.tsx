// The upkeep tab: messages that have not left, and plans that are still to be paid back.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MessageKind, PendingRefund, UnsentMessage } from '../../schema/upkeep.ts';
import { api } from '../api.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { grouped } from '../lib/numbers.ts';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { Moment } from '../ui/time.tsx';
import { ActionSection } from './action-section.tsx';
import { useAdminAction } from './changes.ts';
import { EmailText } from './email-text.tsx';
import { Failure } from './failure.tsx';
import { RowsWaiting } from './paged.tsx';
import { PagedTable } from './paged-table.tsx';
import { pendingRefunds, unsentMessages } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import { Table, type Column } from './table.tsx';
import { notKnown } from './words.ts';

export function Upkeep() {
  return (
    <div className="flex flex-col gap-12">
      <Outbox />
      <Payments />
    </div>
  );
}

function Outbox() {
  const query = useInfiniteQuery(unsentMessages);
  return (
    <ActionSection id="admin-outbox" title="Unsent messages">
      {(ask) => (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <RetryButton label="Try all again now" />
            <p className="max-w-reading text-sm text-soft">
              The hourly job tries them again, for two weeks. What is being sent just now, or waits for its
              hour, is left alone.
            </p>
          </div>
          <PagedTable
            query={query}
            caption="Unsent messages, the longest waiting first"
            columns={columnsWith(ask)}
            failed="The messages could not be loaded."
            empty="Nothing waits: every message has left."
          />
        </>
      )}
    </ActionSection>
  );
}

const kinds: Readonly<Record<MessageKind, string>> = {
  receipt: 'Receipt',
  purchase: 'A plan that was paid for before signing in',
  duplicate: 'A second plan that was paid back',
  act: 'What you did',
  application: 'An application that has arrived',
  selection: 'Result of an application',
  report: 'Daily report',
  watch: 'Where a rock goes next',
  offer: 'An offer of a rock',
  alarm: 'Alarm',
  notice: 'Notification',
  digest: 'Digest',
};

const columnsWith = (ask: (decision: ReasonedAction) => void): Column<UnsentMessage>[] => [
  {
    title: 'What',
    cell: ({ kind, channel }) => `${kinds[kind]}${channel === 'push' ? ', as a push message' : ''}`,
  },
  {
    title: 'To',
    cell: ({ to, about }) => (
      <bdi className="wrap-anywhere">
        {to}
        {about && `, ${about}`}
      </bdi>
    ),
  },
  { title: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'Tries', cell: ({ tries }) => grouped(tries), isFigure: true },
  {
    title: 'Next try',
    cell: ({ notBefore }) => (notBefore === null ? 'Within the hour' : <Moment at={notBefore} />),
  },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: (message) =>
      message.notBefore === null ? (
        <span className="flex flex-wrap gap-2 lg:justify-end">
          <RetryButton id={message.id} label="Try again now" />
          <Button onClick={() => ask(dropMessage(message))}>Do not send</Button>
        </span>
      ) : null,
  },
];

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

function dropMessage({ id, kind, to }: UnsentMessage): ReasonedAction {
  return {
    key: `drop ${id}`,
    send: (json, headers) => api.admin.outbox[':id'].$delete({ param: { id }, json }, { headers }),
    title: `Do not send: ${kinds[kind]}`,
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
        <RowsWaiting />
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
