// The Community page without access: a list of what Pro opens, and the feed's first rows.
import type { ReactNode } from 'react';
import { PaintedStops } from '../painting/painted-stops.tsx';
import { CommunityFeed } from './community-feed.tsx';

const stops = [
  {
    id: 'clover',
    title: 'Activity Feed',
    words: 'Every rock that somebody registers, and what people say about it.',
  },
  { id: 'lantern', title: 'Leaderboard', words: 'Who finds the most rocks, and who paints the most.' },
  {
    id: 'onward',
    title: 'Featured Rocks',
    words: 'The ones that traveled farthest, with their journeys on the map.',
  },
  { id: 'maple', title: 'Founding Ambassador', words: 'The pioneers of every state and country.' },
] as const;

/** @param upsell offer of Rock Hunter Pro */
export function ClosedCommunity({ upsell }: { upsell: ReactNode }) {
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h1>Community</h1>
          <p className="mt-4 max-w-form text-lg">
            The table where everybody shows their rocks. It opens with Rock Hunter Pro.
          </p>
          <div className="mt-8">
            <PaintedStops stops={stops} />
          </div>
        </div>
        {upsell}
      </div>
      <section aria-labelledby="glimpse" className="flex flex-col gap-6">
        <div>
          <h2 id="glimpse" className="text-2xl">
            A glimpse of the feed
          </h2>
          <p className="mt-2 text-soft">
            The newest rocks. Liking them and saying something is free for every member.
          </p>
        </div>
        <CommunityFeed />
      </section>
    </div>
  );
}
