// A line of the list beside a journey's map: pressed, the map goes there.
import type { ReactNode } from 'react';

interface PlaceLineProps {
  /** The dot or dots that mark it on the map. */
  mark: ReactNode;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Who was there, and when. */
  children: ReactNode;
}

export function PlaceLine({ mark, name, isChosen, onChoose, children }: PlaceLineProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex w-full items-start gap-3 rounded-sm px-2 py-2 text-left hover:bg-paper focus-visible:-outline-offset-2 aria-pressed:bg-paper"
      >
        {mark}
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">
            <bdi>{name}</bdi>
          </span>
          {children}
        </span>
      </button>
    </li>
  );
}
