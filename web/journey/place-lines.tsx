// The list of places beside a journey's map, also for screen readers. A click on a place moves the map there.
import type { ReactNode } from 'react';
import type { JourneyEntry } from '../../schema/journey.ts';
import { PlaceName } from '../views/place-name.tsx';

interface PlaceLinesProps<P> {
  label: string;
  /** In the order of the journey. */
  places: readonly P[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** The place's marker on the map. */
  mark: (place: P, isChosen: boolean) => ReactNode;
  /** Who hid or found the rock there, and when. */
  children: (place: P) => ReactNode;
}

export function PlaceLines<P extends Pick<JourneyEntry, 'id' | 'locationName' | 'near'>>({
  label,
  places,
  chosenId,
  onChoose,
  mark,
  children,
}: PlaceLinesProps<P>) {
  return (
    <ol
      aria-label={label}
      reversed
      className="flex flex-col gap-1 overflow-y-auto sm:max-h-[min(28rem,45dvh)]"
    >
      {places.toReversed().map((place) => (
        <li key={place.id}>
          <button
            type="button"
            aria-pressed={place.id === chosenId}
            onClick={() => onChoose(place.id)}
            className="flex w-full items-start gap-3 rounded-sm px-2 py-2 text-left hover:bg-paper focus-visible:-outline-offset-2 aria-pressed:bg-paper"
          >
            {mark(place, place.id === chosenId)}
            <span className="min-w-0">
              <span className="block leading-snug font-semibold">
                <PlaceName name={place.locationName} near={place.near} />
              </span>
              {children(place)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
