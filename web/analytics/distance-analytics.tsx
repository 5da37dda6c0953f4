// Distance analytics of Rock Hunter Pro: how far the member's rocks have traveled, by month and by rock.
import { useQuery } from '@tanstack/react-query';
import type { DistanceAnalytics as Figures } from '../../schema/analytics.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { StatTile, StatTiles } from '../ui/stat-tile.tsx';
import { ColumnChart } from './column-chart.tsx';
import { Countries } from './countries.tsx';
import { distanceAnalytics } from './queries.ts';
import { Records } from './records.tsx';
import { RockMilesTable } from './rock-miles.tsx';
import { sinceFirst } from './columns.ts';
import { useWords } from '../views/words.ts';
import { useDistance } from '../lib/unit.ts';

export function DistanceAnalytics() {
  const words = useWords('analytics');
  const query = useQuery(distanceAnalytics);
  if (query.data) return <Shown figures={query.data} />;
  if (!query.isError) return <Waiting />;
  return <LoadFailed title={words.loadFailed} queries={[query]} />;
}

function Shown({ figures }: { figures: Figures }) {
  const words = useWords('analytics');
  const { unit, figure } = useDistance();
  if (figures.places === 0 && figures.finds === 0) return <NothingYet hasRocks={figures.rocks > 0} />;
  const { milesByRock, otherRocks } = figures;
  const months = sinceFirst(figures.months.map((month) => ({ ...month, miles: figure(month.miles) })));
  return (
    <div className="flex flex-col gap-12 sm:gap-16">
      <StatTiles>
        <StatTile title={words.traveled[unit]} value={figure(figures.miles)} />
        <StatTile title={words.finds} value={figures.finds} />
        <StatTile title={words.countries} value={figures.countries.length} />
        <StatTile title={words.places} value={figures.places} />
      </StatTiles>
      <Records {...figures} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <ColumnChart
          title={words.byMonth[unit]}
          columns={months.map(({ month, miles }) => ({ at: month, count: miles }))}
          span="month"
          unit={unit === 'mi' ? 'mile' : 'kilometer'}
          color="var(--marker)"
          quiet={words[noMiles(figures, figure(figures.miles))][unit]}
        />
        <ColumnChart
          title={words.findsByMonth}
          columns={months.map(({ month, finds }) => ({ at: month, count: finds }))}
          span="month"
          unit="find"
          color="var(--status-found)"
          quiet={figures.finds === 0 ? words.firstFind : words.noRecentFinds}
        />
      </div>
      {milesByRock.length > 0 && <RockMilesTable milesByRock={milesByRock} otherRocks={otherRocks} />}
      <Countries countries={figures.countries} />
    </div>
  );
}

/** Explains why no month has a whole mile. @param all whole ones, or kilometers */
function noMiles({ milesByRock }: Figures, all: number) {
  if (milesByRock.length === 0) return 'first';
  return all === 0 ? 'shortWays' : 'noneWhole';
}

function NothingYet({ hasRocks }: { hasRocks: boolean }) {
  const words = useWords('analytics');
  const { unit } = useDistance();
  return hasRocks ? (
    <EmptyState rock="onward" title={words.atHome} description={words.atHomeHint}>
      <ButtonLink to="/my-rocks" variant="main">
        {words.myRocks}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState rock="first" title={words.noRocks[unit]} description={words.noRocksHint}>
      <ButtonLink to="/register-rock" variant="main">
        {words.registerFirst}
      </ButtonLink>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <SkeletonGroup className="flex flex-col gap-12 sm:gap-16">
      <div className="grid grid-cols-2 gap-8 sm:flex sm:gap-16">
        {Array.from({ length: 4 }, (_, i) => (
          <Skeleton key={i} className="h-20 w-28 rounded-sm" />
        ))}
      </div>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <Skeleton className="h-64 rounded-md" />
        <Skeleton className="h-64 rounded-md" />
      </div>
    </SkeletonGroup>
  );
}
