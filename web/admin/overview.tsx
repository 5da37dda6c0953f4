// The overview tab: the health of the site, visitors, orders, sign-ups, charts of the last 30 days, finds around the world, and the newest orders.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SignUps } from '../../schema/figures.ts';
import { grouped } from '../lib/numbers.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from './failure.tsx';
import { Figures, type Figure } from './figures.tsx';
import { FindsAroundTheWorld } from './finds-around-the-world.tsx';
import { SiteHealth } from './health.tsx';
import { MonthCharts } from './month-charts.tsx';
import { OpenedOrder } from './opened-order.tsx';
import { OrderTable } from './order-table.tsx';
import { RowsWaiting } from './paged.tsx';
import { newestOrders, orderTotals, subscriptionAnalytics, visitorAnalytics } from './queries.ts';
import type { AdminSearch } from './search.ts';
import { SendReportButton } from './send-report-button.tsx';
import { dollars } from './words.ts';

const inWhole = (count: number | undefined) => (count === undefined ? undefined : grouped(count));
const inDollars = (amount: number | undefined) => (amount === undefined ? undefined : dollars(amount));

interface OverviewProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Overview({ search, onSearch }: OverviewProps) {
  const visitors = useQuery(visitorAnalytics);
  const totals = useQuery(orderTotals);
  const signUps = useQuery(subscriptionAnalytics);
  return (
    <div className="flex flex-col gap-10">
      <SiteHealth />
      <section aria-labelledby="admin-figures" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id="admin-figures">Figures</h2>
            <p className="text-sm text-soft">Days begin at midnight UTC. Each visitor counts once a day.</p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <ButtonLink to="/qr-code-generator">QR Code Generator</ButtonLink>
            <SendReportButton />
          </div>
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          <Figures
            title="Visitors"
            query={visitors}
            figures={(answer) => [
              ['Today', inWhole(answer?.daily)],
              ['Last 7 Days', inWhole(answer?.weekly)],
              ['Last 30 Days', inWhole(answer?.monthly)],
            ]}
          />
          <Figures
            title="Orders"
            query={totals}
            figures={(answer) => [
              ['Total Orders', inWhole(answer?.orders)],
              ['Total Revenue', inDollars(answer?.revenue), 'Orders, less what was paid back'],
              ['Average Order', inDollars(answer?.average)],
            ]}
          />
        </div>
      </section>
      <section aria-labelledby="admin-sign-ups" className="flex flex-col gap-4">
        <h2 id="admin-sign-ups">Sign-ups</h2>
        {signUps.isError && !signUps.data ? (
          <Failure title="The sign-ups could not be loaded." query={signUps} />
        ) : (
          <div className="grid gap-4 sm:grid-cols-3">
            {spans.map(({ span, ...words }) => (
              <Figures
                key={span}
                {...words}
                query={signUps}
                figures={(answer) => signUpFigures(answer?.[span])}
                isList
              />
            ))}
          </div>
        )}
      </section>
      <MonthCharts />
      <FindsAroundTheWorld month={search.month} onMonth={(month) => onSearch({ month })} />
      <NewestOrders search={search} onSearch={onSearch} />
    </div>
  );
}

const spans = [
  { span: 'daily', title: 'Daily' },
  { span: 'weekly', title: 'Weekly', note: 'last 7 days' },
  { span: 'monthly', title: 'Monthly', note: 'last 30 days' },
] as const;

const signUpFigures = (signUps: SignUps | undefined): Figure[] => [
  ['Free', inWhole(signUps?.free)],
  ['Paid Monthly', inWhole(signUps?.monthly)],
  ['Paid Yearly', inWhole(signUps?.yearly)],
];

function NewestOrders({ search, onSearch }: OverviewProps) {
  const query = useQuery(newestOrders);
  const area = useRef<HTMLElement>(null);
  return (
    <section ref={area} tabIndex={-1} aria-labelledby="admin-newest-orders" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="admin-newest-orders">Product Orders</h2>
        <ButtonLink to="/admin" search={{ tab: 'orders' }} variant="link">
          All orders
        </ButtonLink>
      </div>
      {query.data ? (
        query.data.length > 0 ? (
          <OrderTable caption="Product Orders, the newest ones" orders={query.data} />
        ) : (
          <p className="py-4 text-soft">No orders found</p>
        )
      ) : query.isError ? (
        <Failure title="The orders could not be loaded." query={query} />
      ) : (
        <RowsWaiting />
      )}
      <OpenedOrder search={search} onSearch={onSearch} known={query.data} returnTo={area} />
    </section>
  );
}
