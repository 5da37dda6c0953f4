// The section Top Rock Hunters: the five members with the most finds.
import { useQuery } from '@tanstack/react-query';
import { leaderboardLines } from '../../../schema/community.ts';
import { LeaderboardList } from '../../community/leaderboard-list.tsx';
import { leaderboard } from '../../community/queries.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../views/words.ts';

export default function Hunters() {
  const { hunters: words, tryAgain } = useWords('landingStops');
  const { data: entries, isError, isFetching, refetch } = useQuery(leaderboard);
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-4">
        <h2>{words.title}</h2>
        <p className="text-soft">{words.failed}</p>
        <Button pending={isFetching} onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <LeaderboardList
      title={words.title}
      entries={entries}
      lines={leaderboardLines.landing}
      figure="finds"
      firstLabel={words.first}
    />
  );
}
