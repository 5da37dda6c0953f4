// Distances while something is drawn, in the reader's unit: see words.ts.
import { wholeIn } from '../../schema/distances.ts';
import type { DistanceUnit } from '../../schema/languages.ts';
import { useWords } from './words.ts';

let read: () => DistanceUnit;

/** For web/lib/unit.ts and worker/pages/render.ts. */
export function provideUnit(reader: () => DistanceUnit): void {
  read = reader;
}

export interface Distances {
  unit: DistanceUnit;
  /** '1,204 miles'. @param miles not rounded, where more is known */
  distance: (miles: number) => string;
  /** The same apart: the whole figure, and its unit. */
  figure: (miles: number) => number;
  unitOf: (miles: number) => string;
  /** '300 feet', as for people on foot. */
  onFoot: (metres: number) => string;
}

/** In the app it is a hook, as `useWords` is. */
export function useDistance(): Distances {
  const words = useWords('distances');
  const unit = read();
  return {
    unit,
    distance: (miles) => words.distance(miles, unit),
    figure: (miles) => wholeIn(miles, unit),
    unitOf: (miles) => words.distanceUnit(miles, unit),
    onFoot: (metres) => words.onFoot(metres, unit),
  };
}
