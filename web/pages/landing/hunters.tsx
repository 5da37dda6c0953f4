// The section Top Rock Hunters: the five members with the most finds.
import { useQuery } from '@tanstack/react-query';
import { leaderboardLines } from '../../../schema/community.ts';
import { LeaderboardList } from '../../community/leaderboard-list.tsx';
import { leaderboard } from '../../community/queries.ts';
import { Button } from '../../ui/button.tsx';

const title = 'Top Rock Hunters';

export default function Hunters() {
  const { data: entries, isError, isFetching, refetch } = useQuery(leaderboard);
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <h2>{title}</h2>
        <p className="text-soft">The list did not arrive.</p>
        <Button pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <LeaderboardList
      title={title}
      entries={entries}
      lines={leaderboardLines.landing}
      figure="finds"
      firstLabel="Rock Hunter of the Month"
    />
  );
}
