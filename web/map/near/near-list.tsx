// The rocks around a person, the nearest first.
import { clsx } from 'clsx';
import { useState } from 'react';
import type { Coordinates, MapLocation } from '../../../schema/journey.ts';
import { RockPicture } from '../../painting/rock-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { historyOf } from '../place-words.ts';
import { wayWords } from '../way-words.ts';
import { Bullet } from '../bullet.tsx';
import { Where } from '../where.tsx';
import { useWords } from '../../views/words.ts';

const step = 12;

interface NearListProps {
  /** The nearest first. */
  places: readonly MapLocation[];
  person: Coordinates;
  /** The rock to which the focus returns. */
  returnTo: string | null;
  onChoose: (place: MapLocation) => void;
}

export function NearList({ places, person, returnTo, onChoose }: NearListProps) {
  const words = useWords('nearMe');
  const [most, setMost] = useState(() => Math.max(step, places.findIndex(({ id }) => id === returnTo) + 1));
  const shown = places.slice(0, most);
  return (
    <>
      <ul className="flex flex-col">
        {shown.map((place) => (
          <li key={place.id} className="border-b border-line last:border-0">
            <button
              type="button"
              ref={place.id === returnTo ? focus : undefined}
              onClick={() => onChoose(place)}
              className="flex w-full items-center gap-4 rounded-md px-3 py-3 text-start hover:bg-paper focus-visible:-outline-offset-2"
            >
              {place.rock ? (
                <RockPicture
                  rock={place.rock}
                  named={false}
                  isPart
                  sizes="3.5rem"
                  className="size-14 shrink-0"
                />
              ) : (
                <Bullet place={place} />
              )}
              <span className="min-w-0">
                <span className="block text-lg leading-snug font-semibold tabular-nums">
                  {wayWords(person, place)}
                </span>
                {place.rock && (
                  <span className="block leading-snug">
                    <bdi>{place.rock.name}</bdi>
                  </span>
                )}
                <span className={clsx('block', place.rock && 'text-sm')}>
                  <Where place={place} />
                </span>
                <span className="block text-sm text-soft">{historyOf(place)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < places.length && (
        <Button onClick={() => setMost(most + step)} className="mt-3 w-full">
          {words.showMore}
        </Button>
      )}
    </>
  );
}

function focus(line: HTMLButtonElement | null): void {
  line?.focus();
}
