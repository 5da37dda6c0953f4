// The groups of the map as a list: the number of rocks and their approximate place.
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { keyOf, type Spot } from './spots.ts';
import { useGroupNames } from './use-group-names.ts';
import type { VisibleArea } from './visible-area.ts';

const step = 12;

interface GroupsListProps {
  groups: readonly Spot[];
  shown: VisibleArea;
  onOpen: (group: Spot) => void;
}

export function GroupsList({ groups, shown, onOpen }: GroupsListProps) {
  const [most, setMost] = useState(step);
  const nameOf = useGroupNames(groups, shown);
  return (
    <>
      <ul className="flex flex-col">
        {groups.slice(0, most).map((group) => (
          <li key={keyOf(group)} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onOpen(group)}
              className="flex min-h-12 w-full items-center gap-4 rounded-md px-3 py-2 text-left leading-snug font-semibold tabular-nums hover:bg-card focus-visible:-outline-offset-2"
            >
              <span aria-hidden className="size-4 shrink-0 rounded-full bg-marker" />
              {nameOf(group)}
            </button>
          </li>
        ))}
      </ul>
      {most < groups.length && (
        <Button onClick={() => setMost(most + step)} className="mt-3 w-full">
          Show more
        </Button>
      )}
    </>
  );
}
