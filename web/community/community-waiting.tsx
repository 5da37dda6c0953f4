// Placeholder of the Community page until the member's access is known.
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { FeedPlaces } from './feed-waiting.tsx';
import { useWords } from '../views/words.ts';

export function CommunityWaiting() {
  const words = useWords('community');
  return (
    <SkeletonGroup>
      <h1>{words.heading}</h1>
      <div className="mt-10 grid grid-cols-2 gap-2 sm:flex">
        {['feed', 'leaderboard', 'featured', 'ambassadors'].map((tab) => (
          <Skeleton key={tab} className="h-12 rounded-md sm:w-40" />
        ))}
      </div>
      <div className="@container mt-8 h-[620px] overflow-hidden rounded-md border border-line p-4 sm:p-6">
        <FeedPlaces />
      </div>
    </SkeletonGroup>
  );
}
