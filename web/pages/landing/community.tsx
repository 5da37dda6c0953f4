// The section with the community feed.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CommunityFeed } from '../../community/community-feed.tsx';
import { feedRocks } from '../../community/queries.ts';
import { useScrollAnchor } from '../../lib/use-scroll-anchor.ts';
import { feedFrame } from './waiting.tsx';

export default function Community() {
  const frame = useRef<HTMLDivElement>(null);
  useScrollAnchor(frame, useInfiniteQuery(feedRocks).status);
  return (
    <div ref={frame} className={feedFrame}>
      <CommunityFeed isBrief />
    </div>
  );
}
