// Where no label may stand, because something else is drawn there, such as rocks.
import type { Map as LeafletMap } from 'leaflet';
import type { Pixel } from './mercator.ts';

interface Clear {
  /** The pixel of the world at zoom 0. */
  unit: Pixel;
  /** Pixels. */
  radius: number;
}

const kept = new WeakMap<LeafletMap, readonly Clear[]>();

/** The event of a map by which labels learn of it. */
export const keepClearEvent = 'keepclear';

export function keepClear(map: LeafletMap, all: readonly Clear[]): void {
  kept.set(map, all);
  map.fire(keepClearEvent);
}

export const clearOf = (map: LeafletMap): readonly Clear[] => kept.get(map) ?? [];
