// A map's zoom range: whole zooms of the usual range. Only 'Fit All' may go below; the next zoom returns to the range.
import { LatLngBounds, type Map } from 'leaflet';
import { zooms } from './views.ts';

/** Between the poles, and ten turns around in each direction. */
export const worldBounds = new LatLngBounds([-85.05, -3600], [85.05, 3600]);

/** Allows one zoom below the range, where the map may show empty space beyond the poles. */
export function allowBelow(map: Map, zoom: number): void {
  map.setMaxBounds();
  // setMinZoom would move the map at once.
  Object.assign(map.options, { minZoom: zoom, zoomSnap: 0 });
}

/** Brings a map back into the range. @returns a function that stops it */
export function keepRange(map: Map): () => void {
  const comeBack = () => {
    const zoom = map.getZoom();
    const { minZoom = zooms.least } = map.options;
    if (minZoom >= zooms.least || zoom === minZoom) return;
    const inRange = Math.max(zooms.least, Math.round(zoom));
    if (zoom !== inRange) return void map.setZoom(inRange);
    Object.assign(map.options, { minZoom: zooms.least, zoomSnap: 1 });
    map.setMaxBounds(worldBounds);
  };
  map.on('zoomend', comeBack);
  return () => map.off('zoomend', comeBack);
}

/** The next closer zoom; from below the range, its first. */
export function nearer(zoom: number): number {
  return Math.max(zooms.least, Math.min(zooms.most, Math.floor(zoom) + 1));
}
