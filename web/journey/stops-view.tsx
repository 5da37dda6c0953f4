// A journey in one view, by its numbered stops.
import { useMemo, type ReactNode } from 'react';
import type { JourneyEntry } from '../../schema/journey.ts';
import { journeyView, type MapView } from '../map/views.ts';
import { JourneyView } from './journey-view.tsx';
import { StopDot } from './stop-dot.tsx';
import { stopsOf, type Stop } from './stops.ts';
import type { Traveler } from './track-dialog.tsx';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';

interface StopsViewProps {
  rock: Traveler;
  /** The same array as long as nothing has changed. */
  entries: readonly JourneyEntry[];
  /** What the map shows without a stop. */
  nowhere: MapView;
  empty: ReactNode;
  /** See JourneyView. */
  playsAtOnce?: boolean;
}

export function StopsView({ entries, nowhere, ...view }: StopsViewProps) {
  const words = useWords('trackMap');
  const stops = useMemo(() => stopsOf(entries), [entries]);
  const places = stops.map(({ drawnAt }) => drawnAt);
  return (
    <JourneyView
      {...view}
      places={stops}
      listLabel={words.stops}
      labelOf={labelOf}
      mark={dot}
      everything={journeyView(places, nowhere)}
    />
  );
}

const dot = ({ number }: Stop, isChosen: boolean) => <StopDot number={number} isChosen={isChosen} />;
const labelOf = (words: Words['trackMap'], { number, locationName }: Stop) =>
  words.stop(number, locationName);
