// In what the app measures: as the first HTML says, until the reader chooses otherwise.
import { useSyncExternalStore } from 'react';
import { distanceUnitOf, isDistanceUnit, unitAttribute, type DistanceUnit } from '../../schema/languages.ts';
import { provideUnit } from '../views/distance.ts';
import { spoken } from './words.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function unitNow(): DistanceUnit {
  const told = globalThis.document?.documentElement.getAttribute(unitAttribute);
  return isDistanceUnit(told) ? told : distanceUnitOf(spoken.language);
}

export const useUnit = (): DistanceUnit => useSyncExternalStore(subscribe, unitNow);

/** Shows all distances anew. */
export function measureIn(unit: DistanceUnit): void {
  document.documentElement.setAttribute(unitAttribute, unit);
  for (const listener of listeners) listener();
}

provideUnit(useUnit);

/** From here, so that the unit is provided wherever it is used. */
export { useDistance, type Distances } from '../views/distance.ts';
