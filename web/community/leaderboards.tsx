// The two leaderboards of the Community page.
import { useQuery } from '@tanstack/react-query';
import { leaderboardLines } from '../../schema/community.ts';
import { serverWords } from '../lib/api-error.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LeaderboardList } from './leaderboard-list.tsx';
import { leaderboard, registeredLeaderboard } from './queries.ts';

export function Leaderboards() {
  const finds = useQuery(leaderboard);
  const registered = useQuery(registeredLeaderboard);
  const failed = [finds, registered].filter(({ isError }) => isError);
  if (failed.length > 0)
    return (
      <EmptyState
        picture={<PaintedRock id="lost" />}
        title="The leaderboards could not be loaded."
        description={serverWords(failed[0]?.error, 'Please try again in a moment.')}
        action={
          <Button
            look="main"
            pending={failed.some(({ isFetching }) => isFetching)}
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            Try again
          </Button>
        }
      />
    );
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <LeaderboardList
        title="Global Leaderboard on Rock Finds"
        entries={finds.data}
        lines={leaderboardLines.community}
        figure="finds"
      />
      <LeaderboardList
        title="Global Leaderboard on Registered Rocks"
        entries={registered.data}
        lines={leaderboardLines.community}
        figure="registered"
      />
    </div>
  );
}
