// Placeholders of the lazy sections, in their final heights.
import { FeedPlaces } from '../../community/feed-waiting.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** On a phone the map leaves a strip of the page visible, so that the page can be scrolled by touch. */
export const mapHeight = 'h-[35rem] max-sm:h-[min(21rem,60svh)]';
/** The height of the text below the map. */
export const barHeight = 'min-h-36 sm:min-h-20';

export function MapWaiting() {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <Skeleton className={mapHeight} />
      <div className={barHeight} />
    </div>
  );
}

/** On a phone the cards are a strip to swipe, each a little narrower than the screen, so that the next one is seen. */
export const featuredGrid =
  'grid gap-6 max-sm:-mx-[clamp(1rem,4vw,2.5rem)] max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-[clamp(1rem,4vw,2.5rem)] max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-[clamp(1rem,4vw,2.5rem)] max-sm:py-1 lg:grid-cols-2 lg:gap-10 [&>:first-child]:lg:col-span-2';
export const featuredPlace = 'max-sm:w-[88%] max-sm:shrink-0 max-sm:snap-start';

/** The average height of cards without a description and with two lines of it. */
export function FeaturedWaiting() {
  return (
    <div className={featuredGrid}>
      {['lg:h-[28.5rem]', 'lg:h-[46.75rem]', 'lg:h-[46.75rem]'].map((height, place) => (
        <div
          key={place}
          className={`grid h-[45.5rem] place-items-center rounded-md border border-line bg-card sm:h-[41.25rem] ${featuredPlace} ${height}`}
        >
          <Skeleton className="pebble-2 aspect-square w-1/2 max-w-72" />
        </div>
      ))}
    </div>
  );
}

export function CommunityWaiting() {
  return (
    <div className={feedFrame}>
      <FeedPlaces isBrief />
    </div>
  );
}

/** The opaque background of the feed, which covers the dotted line. */
export const feedFrame = '@container rounded-md border border-line bg-card p-4 sm:p-8';
