// A map's zooms: whole ones within people's range; below it only where 'Fit All' leads, and every zoom from there leads back.
import { LatLngBounds, type Map } from 'leaflet';
import { zooms } from './views.ts';

/** Between the poles, and however often round. */
export const worldBounds = new LatLngBounds([-85.05, -3600], [85.05, 3600]);

/** Lets the map go to one zoom below the range, where it may show what lies beyond the poles: nothing. */
export function allowBelow(map: Map, zoom: number): void {
  map.setMaxBounds();
  // setMinZoom would move the map at once.
  Object.assign(map.options, { minZoom: zoom, zoomSnap: 0 });
}

/** For the time of the map: returns what stops it. */
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

/** The next zoom nearer; from below it is the first of the range. */
export function nearer(zoom: number): number {
  return Math.max(zooms.least, Math.min(zooms.most, Math.floor(zoom) + 1));
}
