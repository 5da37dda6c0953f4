// The Community page without access: a list of what Pro opens, and the feed's first rows.
import type { ReactNode } from 'react';
import { PaintedStops } from '../painting/painted-stops.tsx';
import { CommunityFeed } from './community-feed.tsx';
import { useWords } from '../views/words.ts';

/** Each with the rock that is painted beside it. */
const stops = [
  ['clover', 'feed'],
  ['lantern', 'leaderboard'],
  ['onward', 'featured'],
  ['maple', 'ambassadors'],
] as const;

/** @param upsell offer of Rock Hunter Pro */
export function ClosedCommunity({ upsell }: { upsell: ReactNode }) {
  const words = useWords('community');
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h1>{words.heading}</h1>
          <p className="mt-4 max-w-form text-lg">{words.closed.intro}</p>
          <div className="mt-8">
            <PaintedStops
              stops={stops.map(([id, part]) => ({ id, title: words[part], words: words.closed[part] }))}
            />
          </div>
        </div>
        {upsell}
      </div>
      <section aria-labelledby="glimpse" className="flex flex-col gap-6">
        <div>
          <h2 id="glimpse" className="text-2xl">
            {words.closed.glimpse}
          </h2>
          <p className="mt-2 text-soft">{words.closed.glimpseHint}</p>
        </div>
        <CommunityFeed />
      </section>
    </div>
  );
}
