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
import { sinceFirst } from './words.ts';

export function DistanceAnalytics() {
  const query = useQuery(distanceAnalytics);
  if (query.data) return <Shown figures={query.data} />;
  if (!query.isError) return <Waiting />;
  return <LoadFailed title="Your distances could not be loaded." queries={[query]} />;
}

function Shown({ figures }: { figures: Figures }) {
  if (figures.places === 0 && figures.finds === 0) return <NothingYet hasRocks={figures.rocks > 0} />;
  const { milesByRock, otherRocks } = figures;
  const months = sinceFirst(figures.months);
  return (
    <div className="flex flex-col gap-12 sm:gap-16">
      <StatTiles>
        <StatTile title="Miles Traveled" value={figures.miles} />
        <StatTile title="My Finds" value={figures.finds} />
        <StatTile title="Countries" value={figures.countries.length} />
        <StatTile title="Places" value={figures.places} />
      </StatTiles>
      <Records {...figures} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <ColumnChart
          title="Miles by month"
          columns={months.map(({ month, miles }) => ({ at: month, count: miles }))}
          span="month"
          unit="mile"
          color="var(--marker)"
          quiet={noMiles(figures)}
        />
        <ColumnChart
          title="Finds by month"
          columns={months.map(({ month, finds }) => ({ at: month, count: finds }))}
          span="month"
          unit="find"
          color="var(--status-found)"
          quiet={
            figures.finds === 0
              ? 'Your first find gets its dot here.'
              : 'No finds in the last two years. The next one gets its dot here.'
          }
        />
      </div>
      {milesByRock.length > 0 && <RockMilesTable milesByRock={milesByRock} otherRocks={otherRocks} />}
      <Countries countries={figures.countries} />
    </div>
  );
}

/** Explains why no month has a whole mile. */
function noMiles({ miles, milesByRock }: Figures): string {
  if (milesByRock.length === 0)
    return 'The first miles will be drawn here when somebody finds a rock of yours and hides it again.';
  if (miles === 0) return 'Short ways so far. The first whole mile will be drawn here.';
  return 'No month of the last two years has a whole mile.';
}

function NothingYet({ hasRocks }: { hasRocks: boolean }) {
  return hasRocks ? (
    <EmptyState
      rock="onward"
      title="Your rocks are still at home."
      description="Hide one, and its journey is measured from there."
    >
      <ButtonLink to="/my-rocks" variant="main">
        My Rocks
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      rock="first"
      title="Every mile begins with a painted rock."
      description="Register your first one, hide it, and see here how far it comes."
    >
      <ButtonLink to="/register-rock" variant="main">
        Register Your First Rock
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
