// Moves a map, without animation if the user prefers reduced motion.
import type { Map } from 'leaflet';
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
  map.setView(center, zoom, { animate: !prefersReducedMotion() });
}
