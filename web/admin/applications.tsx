// The applications of Founding Rock Ambassadors: who was selected, and the state of their packs.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AdminApplication } from '../../schema/admin.ts';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { Day, utcDay } from './time.tsx';
import { EmailText } from './email-text.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { OrderLink } from './order-link.tsx';
import { PagedTable } from './paged-table.tsx';
import { adminApplications } from './queries.ts';
import type { AdminSearch } from './search.ts';
import type { Column } from './table.tsx';
import { notKnown } from './words.ts';

const { perRegion, labels } = ambassadorLimits;

interface ApplicationsProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Applications(props: ApplicationsProps) {
  const query = useInfiniteQuery(adminApplications);
  const area = useRef<HTMLElement>(null);
  return (
    <section ref={area} tabIndex={-1} aria-labelledby="admin-applications" className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="admin-applications">Founding Ambassadors</h2>
        <p className="max-w-reading text-sm text-soft">
          The first {perRegion} of every US state, and of every other country, are selected automatically.
          Within the hour each has a free pack of {labels} labels among the orders to ship, with the postal
          address.
        </p>
      </div>
      <PagedTable
        query={query}
        caption="Applications, the newest first"
        columns={columns}
        failed="The applications could not be loaded."
        empty="Nobody has applied yet."
      />
      <OpenedOrder {...props} returnTo={area} />
    </section>
  );
}

const columns: Column<AdminApplication>[] = [
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
];

/** Applicants are told by email, which may not have been sent yet. */
function resultWords({ isSelected, answeredAt }: AdminApplication): string {
  return `${isSelected ? 'Selected' : 'Not selected'}${answeredAt === null ? ', not told yet' : ''}`;
}

function Pack({ isSelected, orderId, shippedAt }: AdminApplication) {
  if (orderId === null) return isSelected ? 'Made within the hour' : 'None';
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <OrderLink id={orderId} />
      {shippedAt === null ? 'Not shipped' : `Shipped ${utcDay(shippedAt)}`}
    </span>
  );
}
