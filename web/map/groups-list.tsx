// The groups of the map as a list: the number of rocks and their approximate place.
import { useState } from 'react';
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { Button } from '../ui/button.tsx';
import { wayWords } from './way-words.ts';
import { keyOf, type Spot } from './spots.ts';
import { useGroupNames } from './use-group-names.ts';
import type { VisibleArea } from './visible-area.ts';
import { useWords } from '../views/words.ts';

const step = 12;

interface GroupsListProps {
  /** The largest first. */
  groups: readonly Spot[];
  shown: VisibleArea;
  /** If there is one, the nearest group comes first. */
  origin: Coordinates | null;
  onOpen: (group: Spot) => void;
}

export function GroupsList({ groups, shown, origin, onOpen }: GroupsListProps) {
  const words = useWords('exploreMap');
  const [most, setMost] = useState(step);
  // In the map's own order, so that the map and the list share their requests.
  const nameOf = useGroupNames(groups, shown);
  const listed = origin
    ? groups.toSorted((a, b) => metresBetween(origin, a) - metresBetween(origin, b))
    : groups;
  return (
    <>
      <ul className="flex flex-col">
        {listed.slice(0, most).map((group) => (
          <li key={keyOf(group)} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onOpen(group)}
              className="flex min-h-12 w-full items-center gap-4 rounded-md px-3 py-2 text-start leading-snug font-semibold tabular-nums hover:bg-paper focus-visible:-outline-offset-2"
            >
              <span aria-hidden className="size-4 shrink-0 rounded-full bg-marker" />
              <span>
                {nameOf(group)}
                {origin && (
                  <span className="block text-sm font-normal text-soft">{wayWords(origin, group)}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {most < listed.length && (
        <Button onClick={() => setMost(most + step)} className="mt-3 w-full">
          {words.showMore}
        </Button>
      )}
    </>
  );
}
