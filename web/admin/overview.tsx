// The overview tab: the health of the site, visitors, orders, sign-ups, charts of the last 30 days, finds around the world, and the newest orders.
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SignUps } from '../../schema/figures.ts';
import type { Words } from '../../schema/words/words.ts';
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
import { useWords } from '../views/words.ts';

const inWhole = (count: number | undefined) => (count === undefined ? undefined : grouped(count));
const inDollars = (amount: number | undefined) => (amount === undefined ? undefined : dollars(amount));

interface OverviewProps {
  search: AdminSearch;
  onSearch: (changed: AdminSearch) => void;
}

export function Overview({ search, onSearch }: OverviewProps) {
  const words = useWords('adminOverview');
  const visitors = useQuery(visitorAnalytics);
  const totals = useQuery(orderTotals);
  const signUps = useQuery(subscriptionAnalytics);
  return (
    <div className="flex flex-col gap-10">
      <SiteHealth />
      <section aria-labelledby="admin-figures" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id="admin-figures">{words.figures}</h2>
            <p className="text-sm text-soft">{words.aboutFigures}</p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">
            <ButtonLink to="/qr-code-generator">{words.codeGenerator}</ButtonLink>
            <SendReportButton />
          </div>
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          <Figures
            title={words.visitors}
            query={visitors}
            figures={(answer) => [
              [words.today, inWhole(answer?.daily)],
              [words.last7Days, inWhole(answer?.weekly)],
              [words.last30Days, inWhole(answer?.monthly)],
            ]}
          />
          <Figures
            title={words.orders}
            query={totals}
            figures={(answer) => [
              [words.totalOrders, inWhole(answer?.orders)],
              [words.totalRevenue, inDollars(answer?.revenue), words.aboutRevenue],
              [words.averageOrder, inDollars(answer?.average)],
            ]}
          />
        </div>
      </section>
      <section aria-labelledby="admin-sign-ups" className="flex flex-col gap-4">
        <h2 id="admin-sign-ups">{words.signUps}</h2>
        {signUps.isError && !signUps.data ? (
          <Failure title={words.signUpsNotLoaded} query={signUps} />
        ) : (
          <div className="grid gap-4 sm:grid-cols-3">
            {spans.map((span) => (
              <Figures
                key={span}
                {...words.spans[span]}
                query={signUps}
                figures={(answer) => signUpFigures(words, answer?.[span])}
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

const spans = ['daily', 'weekly', 'monthly'] as const;

const signUpFigures = (texts: Words['adminOverview'], signUps: SignUps | undefined): Figure[] => [
  [texts.free, inWhole(signUps?.free)],
  [texts.paidMonthly, inWhole(signUps?.monthly)],
  [texts.paidYearly, inWhole(signUps?.yearly)],
];

function NewestOrders({ search, onSearch }: OverviewProps) {
  const words = useWords('adminOverview');
  const orderWords = useWords('adminOrders');
  const query = useQuery(newestOrders);
  const area = useRef<HTMLElement>(null);
  return (
    <section ref={area} tabIndex={-1} aria-labelledby="admin-newest-orders" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="admin-newest-orders">{orderWords.heading}</h2>
        <ButtonLink to="/admin" search={{ tab: 'orders' }} variant="link">
          {words.allOrders}
        </ButtonLink>
      </div>
      {query.data ? (
        query.data.length > 0 ? (
          <OrderTable caption={words.newestOrders} orders={query.data} />
        ) : (
          <p className="py-4 text-soft">{orderWords.noneFound}</p>
        )
      ) : query.isError ? (
        <Failure title={orderWords.notLoaded} query={query} />
      ) : (
        <RowsWaiting />
      )}
      <OpenedOrder search={search} onSearch={onSearch} known={query.data} returnTo={area} />
    </section>
  );
}
