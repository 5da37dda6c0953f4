// The two leaderboards of the Community page.
import { useQuery } from '@tanstack/react-query';
import { leaderboardLines } from '../../schema/community.ts';
import { LoadFailed } from '../painting/empty-state.tsx';
import { LeaderboardList } from './leaderboard-list.tsx';
import { leaderboard, registeredLeaderboard } from './queries.ts';
import { useWords } from '../views/words.ts';

export function Leaderboards() {
  const words = useWords('community').leaderboards;
  const finds = useQuery(leaderboard);
  const registered = useQuery(registeredLeaderboard);
  if (finds.isError || registered.isError)
    return <LoadFailed title={words.failed} queries={[finds, registered]} />;
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
      <LeaderboardList
        title={words.finds}
        entries={finds.data}
        lines={leaderboardLines.community}
        figure="finds"
      />
      <LeaderboardList
        title={words.registered}
        entries={registered.data}
        lines={leaderboardLines.community}
        figure="registered"
      />
    </div>
  );
}
