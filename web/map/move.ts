// Moves a map, without animation if the user prefers reduced motion.
import type { Map } from 'leaflet';
import { mostLatitude } from '../tiles/mercator.ts';
import { fitted } from './fit.ts';
import { frameOf } from './frame-of.ts';
import { zooms, type MapView } from './views.ts';
import { allowBelow } from './zoom-range.ts';

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function showView(map: Map, view: MapView): void {
  const { center, zoom } = 'places' in view ? fitted(view, frameOf(map)) : view;
  if (zoom < zooms.least) allowBelow(map, zoom);
  const beyond = beyondEdge(center[0], zoom);
  map.setView(center, zoom, { animate: beyond === 0 && !prefersReducedMotion() });
  // A sheet leaves a small world so little room that the middle of the map is beyond a pole.
  if (beyond !== 0) map.panBy([0, beyond], { animate: false });
}

/** Pixels by which a latitude is beyond the edge of the world, where the map library would stop; negative in the north. */
function beyondEdge(latitude: number, zoom: number): number {
  const edge = Math.max(-mostLatitude, Math.min(mostLatitude, latitude));
  const down = (degrees: number) => -Math.asinh(Math.tan((degrees * Math.PI) / 180));
  return ((down(latitude) - down(edge)) * 256 * 2 ** zoom) / (2 * Math.PI);
}
