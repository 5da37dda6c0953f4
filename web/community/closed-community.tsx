// The Community page for those without access: what is behind the gate, stop by stop, and the feed's first rows.
import type { ReactNode } from 'react';
import { PaintedRock } from '../painting/painted-rock.tsx';
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

/** @param upsell the way in */
export function ClosedCommunity({ upsell }: { upsell: ReactNode }) {
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h1>Community</h1>
          <p className="mt-4 max-w-form text-lg">
            The table where everybody shows their rocks. It opens with Rock Hunter Pro.
          </p>
          <ul className="mt-8">
            {stops.map(({ id, title, words }) => (
              <li
                key={id}
                className="group relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-5 pb-8 last:pb-0 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-x-7"
              >
                <span
                  aria-hidden
                  className="dot-thread absolute top-16 bottom-0 left-[calc(2.25rem-6px)] text-coral group-last:hidden sm:left-[calc(3rem-6px)]"
                />
                <PaintedRock id={id} className="relative aspect-square w-full" />
                <div>
                  <h2 className="text-lg">{title}</h2>
                  <p className="mt-0.5 text-soft">{words}</p>
                </div>
              </li>
            ))}
          </ul>
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
