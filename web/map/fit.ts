// Computes the view in which all places are visible and none is under a control over the map.
import { mostLatitude, pixelOf, placeAt, type Pixel } from '../tiles/mercator.ts';
import { zooms, type FitView, type PlaceView } from './views.ts';

/** An element over the map, in pixels from the map's upper left corner. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A map's frame: its size, and the part not covered by controls. */
export interface Frame {
  width: number;
  height: number;
  free: Rect;
}

/** Pixels between a control and the free part. */
const gap = 4;

/** Computes the free part of a frame. Each cover cuts off the side that leaves the largest rest. */
export function frameAround(width: number, height: number, covers: readonly Rect[]): Frame {
  let free: Rect = { left: 0, top: 0, right: width, bottom: height };
  const areaOf = ({ left, top, right, bottom }: Rect) =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  for (const cover of covers.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const isBeside =
      areaOf(cover) === 0 ||
      cover.right <= free.left ||
      cover.left >= free.right ||
      cover.bottom <= free.top ||
      cover.top >= free.bottom;
    if (isBeside) continue;
    const left = [
      { ...free, left: cover.right + gap },
      { ...free, top: cover.bottom + gap },
      { ...free, right: cover.left - gap },
      { ...free, bottom: cover.top - gap },
    ];
    free = left.reduce((best, next) => (areaOf(next) > areaOf(best) ? next : best));
  }
  return areaOf(free) > 0
    ? { width, height, free }
    : { width, height, free: { left: 0, top: 0, right: width, bottom: height } };
}

/** Lower limit for places that fit in no view: the world is a few pixels wide. */
const least = -3;

/**
 * The closest view with all places in the free part of the frame, at a whole zoom of the usual range if possible. For
 * places that need more room, the zoom is fractional and below the range, and the frame may reach beyond the poles: see
 * zoom-range.ts.
 */
export function fitted({ places, margin, mostZoom }: FitView, frame: Frame): PlaceView {
  const extent = extentOf(places);
  const wanted = Math.min(mostZoom, zoomOf(extent, margin, frame.free));
  for (let zoom = Math.floor(wanted); zoom >= zooms.least; zoom--) {
    const center = betweenPoles(centerAt(zoom, extent, frame), zoom, frame);
    // Keeping the map between the poles may move places under a control.
    if (isFree(center, zoom, extent, frame)) return viewAt(center, zoom);
  }
  const below = Math.min(zooms.least - 0.01, Math.floor(wanted * 100) / 100);
  const zoom = Math.max(least, below);
  return viewAt(centerAt(zoom, extent, frame), zoom);
}

/** The places' bounds, in pixels at zoom 0. */
function extentOf(places: FitView['places']): Rect {
  const points = places.map((place) => pixelOf(place, 0));
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

function zoomOf(extent: Rect, margin: FitView['margin'], free: Rect): number {
  const scaleOf = (length: number, room: number) =>
    Math.min(room / (length * (1 + 2 * margin.share)), Math.max(1, room - 2 * margin.pixels) / length);
  return Math.log2(
    Math.min(
      scaleOf(extent.right - extent.left, free.right - free.left),
      scaleOf(extent.bottom - extent.top, free.bottom - free.top),
    ),
  );
}

/** The pixel of the world that belongs in the middle of the frame. */
function centerAt(zoom: number, extent: Rect, { width, height, free }: Frame): Pixel {
  const scale = 2 ** zoom;
  return {
    x: (scale * (extent.left + extent.right)) / 2 - (free.left + free.right - width) / 2,
    y: (scale * (extent.top + extent.bottom)) / 2 - (free.top + free.bottom - height) / 2,
  };
}

/** Keeps the view between the poles, as the map library does. */
function betweenPoles({ x, y }: Pixel, zoom: number, { height }: Frame): Pixel {
  const world = pixelOf({ latitude: -mostLatitude, longitude: 0 }, zoom).y;
  return { x, y: world <= height ? world / 2 : Math.max(height / 2, Math.min(world - height / 2, y)) };
}

function isFree(middle: Pixel, zoom: number, extent: Rect, { height, free }: Frame): boolean {
  const [top, bottom] = [extent.top, extent.bottom].map((y) => y * 2 ** zoom - middle.y + height / 2);
  return top !== undefined && bottom !== undefined && top >= free.top && bottom <= free.bottom;
}

function viewAt(center: Pixel, zoom: number): PlaceView {
  const { latitude, longitude } = placeAt(center, zoom);
  return { center: [latitude, longitude], zoom };
}
