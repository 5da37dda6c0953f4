// The two leaderboards of the Community page.
import { useQuery } from '@tanstack/react-query';
import { leaderboardLines } from '../../schema/community.ts';
import { LoadFailed } from '../painting/empty-state.tsx';
import { LeaderboardList } from './leaderboard-list.tsx';
import { leaderboard, registeredLeaderboard } from './queries.ts';

export function Leaderboards() {
  const finds = useQuery(leaderboard);
  const registered = useQuery(registeredLeaderboard);
  if (finds.isError || registered.isError)
    return <LoadFailed title="The leaderboards could not be loaded." queries={[finds, registered]} />;
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
