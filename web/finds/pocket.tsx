// A slim strip while somebody holds rocks: which, for how long, and a button to hide one here.
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { FoundRock } from '../../schema/finds.ts';
import type { LocationTarget } from '../journey/save-location.ts';
import { AsOf } from '../offline/as-of.tsx';
import { useWaitingHides } from '../outbox/waiting-hides.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { useOpened } from '../rocks/use-opened.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { daysCarried } from './carried.ts';
import { heldRocks } from './lists.ts';
import { rests } from '../rocks/rests.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

const LocationDialog = lazyDialog(() => import('../journey/location-dialog.tsx'));

/** Pictures where there is room for them, otherwise one. */
const mostPictures = 3;

interface PocketProps {
  className?: string;
  /** One line without a frame; on a phone without its text, which screen readers still read. */
  isSlim?: boolean;
}

export function Pocket({ className, isSlim = false }: PocketProps) {
  const words = useWords('pocket');
  const { data, hasNextPage } = useInfiniteQuery(heldRocks);
  const place = useOpened<LocationTarget>();
  const waiting = useWaitingHides();
  // What was hidden without a network is in nobody's pocket, and what rests need not be hidden.
  const held =
    data?.pages.flatMap(({ items }) => items).filter((one) => !waiting.has(one.id) && !rests(one)) ?? [];
  const [newest] = held;
  const oldest = held.at(-1);
  const hide = ({ id, originalRock, lastPlace }: FoundRock) =>
    place.open({ action: 'rehide', rock: { ...originalRock, lastPlace }, foundRockId: id });
  // On the map the main actions are others.
  const variant = isSlim ? 'quiet' : 'main';
  const hideClass = clsx('shrink-0', isSlim ? 'max-sm:px-4! translated:shrink' : 'max-[22.5rem]:w-full');
  return (
    <>
      {newest && oldest && (
        <section aria-label={words.label} className={clsx(!isSlim && '@container', className)}>
          <div
            className={clsx(
              'flex items-center',
              isSlim
                ? 'min-w-0 gap-3'
                : 'flex-wrap gap-x-4 gap-y-3 rounded-md border border-line bg-card p-3 sm:px-5',
            )}
          >
            <Link
              to="/my-rocks"
              search={{ tab: 'rehide' }}
              aria-label={words.all}
              className={clsx(
                'flex shrink-0 rounded-full',
                isSlim && 'max-[22.4375rem]:hidden translated:max-[28rem]:hidden',
              )}
            >
              {held.slice(0, mostPictures).map(({ id, rockData }, index) => (
                <RockPicture
                  key={id}
                  rock={rockData}
                  named={false}
                  isPart
                  sizes="3.5rem"
                  className={clsx(
                    'not-first:-ms-5',
                    isSlim ? 'size-11' : 'size-12 sm:size-14',
                    index > 0 && (isSlim ? 'max-sm:hidden' : 'hidden @min-[30rem]:block'),
                  )}
                />
              ))}
            </Link>
            {isSlim && (
              <span
                aria-hidden
                className="w-min text-xs leading-tight text-soft max-[22.4375rem]:hidden translated:hidden sm:hidden"
              >
                {words.days(daysCarried(oldest.foundAt))}
              </span>
            )}
            <div
              className={clsx('flex-1 leading-snug', isSlim ? 'min-w-0 text-sm max-sm:sr-only' : 'min-w-32')}
            >
              <p className={clsx(isSlim && 'truncate')}>
                <Sentence
                  parts={
                    held.length === 1
                      ? words.one<ReactNode>(
                          <bdi
                            className={clsx(
                              'font-semibold wrap-anywhere',
                              isSlim && 'inline-block max-w-full truncate align-bottom',
                            )}
                          >
                            {newest.rockData.name}
                          </bdi>,
                        )
                      : words.many<ReactNode>(held.length, hasNextPage, (text) => (
                          <strong className="font-semibold">{text}</strong>
                        ))
                  }
                />
              </p>
              <p className={clsx('text-sm text-soft', isSlim && 'leading-snug')}>
                {held.length > 1
                  ? words.firstCarried(daysCarried(oldest.foundAt))
                  : words.carried(daysCarried(oldest.foundAt))}
              </p>
              {!isSlim && <AsOf path="/api/rocks/rehide" />}
            </div>
            {held.length === 1 ? (
              <Button variant={variant} onClick={() => hide(newest)} className={hideClass}>
                {words.hideHere}
              </Button>
            ) : (
              <Menu
                trigger={
                  <Button variant={variant} className={hideClass}>
                    {words.hideHere}
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
