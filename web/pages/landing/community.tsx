// What others painted lately, with likes and comments.
import { CommunityFeed } from '../../community/community-feed.tsx';
import { feedFrame } from './waiting.tsx';

export function Community() {
  return (
    <div className={feedFrame}>
      <CommunityFeed />
    </div>
  );
}
