// A slim strip while somebody holds rocks: which, for how long, and a button to hide one here.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { FoundRock } from '../../schema/finds.ts';
import type { LocationTarget } from '../journey/save-location.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { useOpened } from '../rocks/use-opened.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { carriedWords } from './carried.ts';
import { heldRocks } from './lists.ts';

const LocationDialog = lazyDialog(() => import('../journey/location-dialog.tsx'));

/** Pictures where there is room for them, otherwise one. */
const mostPictures = 3;

export function Pocket({ className }: { className?: string }) {
  const { data, hasNextPage } = useInfiniteQuery(heldRocks);
  const place = useOpened<LocationTarget>();
  const held = data?.pages.flatMap(({ items }) => items) ?? [];
  const [newest] = held;
  const oldest = held.at(-1);
  const hide = ({ id, originalRock, lastPlace }: FoundRock) =>
    place.open({ action: 'rehide', rock: { ...originalRock, lastPlace }, foundRockId: id });
  return (
    <>
      {newest && oldest && (
        <section aria-label="In your pocket" className={clsx('@container', className)}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-card p-3 sm:px-5">
            <Link
              to="/my-rocks"
              search={{ tab: 'rehide' }}
              aria-label="Rock Rehide"
              className="flex shrink-0 rounded-full"
            >
              {held.slice(0, mostPictures).map(({ id, rockData }, index) => (
                <RockPicture
                  key={id}
                  rock={rockData}
                  named={false}
                  isPart
                  sizes="3.5rem"
                  className={clsx(
                    'size-12 not-first:-ml-5 sm:size-14',
                    index > 0 && 'hidden @min-[30rem]:block',
                  )}
                />
              ))}
            </Link>
            <div className="min-w-32 flex-1 leading-snug">
              <p>
                {held.length === 1 ? (
                  <bdi className="font-semibold wrap-anywhere">{newest.rockData.name}</bdi>
                ) : (
                  <strong className="font-semibold">{`${held.length}${hasNextPage ? '+' : ''} rocks`}</strong>
                )}{' '}
                {held.length === 1 ? 'is' : 'are'} in your pocket
              </p>
              <p className="text-sm text-soft">
                {held.length > 1 && 'the first '}
                {carriedWords(oldest.foundAt)}
              </p>
            </div>
            {held.length === 1 ? (
              <Button variant="main" onClick={() => hide(newest)} className="shrink-0 max-[22.5rem]:w-full">
                Hide here
              </Button>
            ) : (
              <Menu
                trigger={
                  <Button variant="main" className="shrink-0 max-[22.5rem]:w-full">
                    Hide here
                  </Button>
                }
              >
                {held.map((found) => (
                  <MenuItem key={found.id} onOpen={() => hide(found)}>
                    <bdi>{found.rockData.name}</bdi>
                  </MenuItem>
                ))}
              </Menu>
            )}
          </div>
        </section>
      )}
      {/* It outlives the strip, which is gone when the last rock is hidden. */}
      {place.subject && (
        <LocationDialog key={place.subject.foundRockId} {...place.dialog} {...place.subject} locatesAtOnce />
      )}
    </>
  );
}
