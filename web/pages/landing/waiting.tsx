// What holds the places of the parts that are on their way, in the heights that they will have.
import { FeedPlaces } from '../../community/feed-waiting.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** On a phone a strip of the page stays beside the map, or no finger could scroll past it. */
export const mapHeight = 'h-[35rem] max-sm:h-[min(28rem,70svh)]';
/** Of the words below the map. */
export const barHeight = 'min-h-36 sm:min-h-20';

export function MapWaiting() {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-card">
      <Skeleton className={mapHeight} />
      <div className={barHeight} />
    </div>
  );
}

/** Halfway between a rock of which nothing is told and one with two lines of a story. */
export function FeaturedWaiting() {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-10 [&>:first-child]:lg:col-span-2">
      {['lg:h-[28.5rem]', 'lg:h-[46.75rem]', 'lg:h-[46.75rem]'].map((height, place) => (
        <div
          key={place}
          className={`grid h-[45rem] place-items-center rounded-md border border-line bg-card sm:h-[41.25rem] ${height}`}
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
      <FeedPlaces />
    </div>
  );
}

/** Paper under the feed, for the thread to go behind. */
export const feedFrame = '@container rounded-md border border-line bg-card p-4 sm:p-8';
