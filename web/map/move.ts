// Moving a map, at once for those who want nothing to move.
import type { Map } from 'leaflet';
import type { MapView } from './views.ts';

export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function showView(map: Map, view: MapView): void {
  const options = { animate: !wantsStillness() };
  if ('bounds' in view) map.fitBounds(view.bounds, { ...view.boundsOptions, ...options });
  else map.setView(view.center, view.zoom, options);
}
