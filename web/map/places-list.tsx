// The places of the map as a list.
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { Button } from '../ui/button.tsx';
import { historyOf } from './place-words.ts';
import { wayWords } from './way-words.ts';
import { Bullet } from './bullet.tsx';
import { Where } from './where.tsx';
import { useWords } from '../views/words.ts';

const step = 12;

interface PlacesListProps {
  places: readonly MapLocation[];
  origin: Coordinates | null;
  chosenId: string | null;
  onChoose: (place: MapLocation) => void;
}

export function PlacesList({ places, origin, chosenId, onChoose }: PlacesListProps) {
  const words = useWords('exploreMap');
  const [most, setMost] = useState(step);
  // The list always includes the place chosen on the map.
  const chosenAt = places.findIndex(({ id }) => id === chosenId);
  const shown = places.slice(0, Math.max(most, chosenAt + 1));
  return (
    <>
      <ul className="flex flex-col">
        {shown.map((place) => (
          <Line
            key={place.id}
            place={place}
            origin={origin}
            isChosen={place.id === chosenId}
            onChoose={() => onChoose(place)}
          />
        ))}
      </ul>
      {shown.length < places.length && (
        <Button onClick={() => setMost(shown.length + step)} className="mt-3 w-full">
          {words.showMore}
        </Button>
      )}
    </>
  );
}

interface LineProps {
  place: MapLocation;
  origin: Coordinates | null;
  isChosen: boolean;
  onChoose: () => void;
}

function Line({ place, origin, isChosen, onChoose }: LineProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = line.current?.closest<HTMLElement>('[data-scrolls]');
    if (!isChosen || !line.current || !list) return;
    // Scroll only the list, so that the map stays in view.
    const { top, bottom } = line.current.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
  }, [isChosen]);
  const { rock } = place;
  return (
    <li ref={line} className="border-b border-line last:border-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex w-full items-center gap-4 rounded-md px-3 py-3 text-start hover:bg-paper focus-visible:-outline-offset-2 aria-pressed:bg-paper aria-pressed:ring-2 aria-pressed:ring-marker aria-pressed:ring-inset"
      >
        {rock ? (
          <RockPicture rock={rock} named={false} isPart sizes="3.5rem" className="size-14 shrink-0" />
        ) : (
          <Bullet place={place} />
        )}
        <span className="min-w-0">
          {origin && (
            <span className="block text-sm font-semibold text-moss tabular-nums">
              {wayWords(origin, place)}
            </span>
          )}
          {rock && <bdi className="block leading-snug font-semibold">{rock.name}</bdi>}
          <span className={clsx('block', rock ? 'text-sm' : 'leading-snug font-semibold')}>
            <Where place={place} />
          </span>
          <span className="block text-sm text-soft">{historyOf(place)}</span>
        </span>
      </button>
    </li>
  );
}
