// The applications of Founding Rock Ambassadors: who was selected, the state of their packs, and withdrawing a selection.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminApplication } from '../../schema/admin.ts';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ActionSection } from './action-section.tsx';
import { Day, utcDay } from './time.tsx';
import { EmailText } from './email-text.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { OrderLink } from './order-link.tsx';
import { PagedTable } from './paged-table.tsx';
import { adminApplications } from './queries.ts';
import type { ReasonedAction } from './reason-dialog.tsx';
import type { AdminSearch } from './search.ts';
import type { Column } from './table.tsx';
import { inOneLine, notKnown } from './words.ts';

const { perRegion, labels } = ambassadorLimits;

interface ApplicationsProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Applications(props: ApplicationsProps) {
  const query = useInfiniteQuery(adminApplications);
  return (
    <ActionSection id="admin-applications" title="Founding Ambassadors">
      {(ask, area) => (
        <>
          <p className="max-w-reading text-sm text-soft">
            The first {perRegion} of every US state, and of every other country, are selected automatically,
            unless their address is suspended. Within the hour each has a free pack of {labels} labels among
            the orders to ship, with the postal address.
          </p>
          <PagedTable
            query={query}
            caption="Applications, the newest first"
            columns={columnsWith(ask)}
            failed="The applications could not be loaded."
            empty="Nobody has applied yet."
          />
          <OpenedOrder {...props} returnTo={area} />
        </>
      )}
    </ActionSection>
  );
}

const columnsWith = (ask: (decision: ReasonedAction) => void): Column<AdminApplication>[] => [
  { title: 'Name', cell: ({ name }) => <bdi className="wrap-anywhere">{name || 'Account deleted'}</bdi> },
  { title: 'Email', cell: ({ email }) => <EmailText text={email || notKnown} /> },
  {
    title: 'Place',
    cell: ({ city, state, country }) => (
      <bdi className="wrap-anywhere">{[city, state, country].filter(Boolean).join(', ')}</bdi>
    ),
  },
  {
    title: 'Applied',
    cell: ({ createdAt }) => <Day at={createdAt} className="lg:whitespace-nowrap" />,
  },
  { title: 'Result', cell: resultWords },
  { title: 'Pack', cell: (application) => <Pack {...application} /> },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: (application) => {
      if (!application.isSelected) return null;
      const decision = application.withdrawnAt === null ? withdraw(application) : selectAgain(application);
      return (
        <Button
          className="whitespace-nowrap"
          aria-label={`${decision.action}: ${whose(application)}`}
          onClick={() => ask(decision)}
        >
          {decision.action}
        </Button>
      );
    },
  },
];

const whose = ({ name }: AdminApplication) => name || 'an account that was deleted';

const { withdrawal } = api.admin.applications[':id'];

const withdraw = (application: AdminApplication): ReasonedAction => {
  const { id, email, orderId, shippedAt } = application;
  return {
    key: `withdraw ${id}`,
    send: (json, headers) => withdrawal.$put({ param: { id }, json }, { headers }),
    title: <bdi>{`Withdraw the selection of ${whose(application)}`}</bdi>,
    description: (
      <>
        They are no longer listed
        {orderId !== null && shippedAt === null && ', and their pack no longer waits to be shipped'}. The
        place stays taken. {email && <EmailText text={email} />} {email && 'gets an email with your reason.'}
      </>
    ),
    action: 'Withdraw',
    isDanger: true,
    isRead: true,
    done: { title: 'Selection withdrawn' },
  };
};

const selectAgain = (application: AdminApplication): ReasonedAction => {
  const { id, shippedAt } = application;
  return {
    key: `select ${id}`,
    send: (json, headers) => withdrawal.$delete({ param: { id }, json }, { headers }),
    title: <bdi>{`Select ${whose(application)} again`}</bdi>,
    description: `They are listed again${shippedAt === null ? ', and their pack waits to be shipped' : ''}. They get an email.`,
    action: 'Select again',
    done: { title: 'Selected again' },
  };
};

/** Applicants are told by email, which may not have been sent yet. */
function resultWords({ isSelected, isSuspended, withdrawnAt, answeredAt }: AdminApplication): string {
  if (withdrawnAt !== null) return `Withdrawn ${inOneLine(utcDay(withdrawnAt))}`;
  const result = isSelected ? 'Selected' : isSuspended ? 'Suspended, not selected' : 'Not selected';
  return `${result}${answeredAt === null ? ', not told yet' : ''}`;
}

function Pack({ isSelected, withdrawnAt, orderId, shippedAt }: AdminApplication) {
  if (orderId === null) return isSelected && withdrawnAt === null ? 'Made within the hour' : 'None';
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <OrderLink id={orderId} />
      {shippedAt === null ? 'Not shipped' : `Shipped ${inOneLine(utcDay(shippedAt))}`}
    </span>
  );
}
