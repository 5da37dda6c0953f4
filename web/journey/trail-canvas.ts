// Draws the legs of a journey on one canvas of a map. It is redrawn only where the map has come to rest, or has moved
// beyond what is drawn.
import { DomUtil, type LatLng, type Map, type Point, type ZoomAnimEvent } from 'leaflet';
import { dotsOf, lengthWithin, type LegDot } from '../map/bow.ts';
import { colorsOf } from '../tiles/colors.ts';
import type { Rect } from '../map/fit.ts';
import type { Pixel } from '../tiles/mercator.ts';
import type { Trail } from './trail.ts';

/** Pixels drawn beyond the map's frame. */
const margin = 160;
/** Pixels between the middles of two dots, and the radius of a leg's first and last one. */
const gap = 11;
const radius = { older: 1.7, newer: 3.3 } as const;
const rimWidth = 1.2;
const tokens = ['coral', 'ink', 'marker-ring'] as const;
/** With more dots than this, they lie wider apart. */
const mostDots = 1200;

/** @param canvas in a pane of the map */
export function trailCanvas(map: Map, canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  let shown: { trail: Trail; zoom: number } | null = null;
  /** The pixel of the world in the canvas's upper left corner, at the drawn zoom. */
  let corner: Pixel = { x: 0, y: 0 };
  /** Where the rock is on its way: nothing is drawn beyond it. */
  let reached = Infinity;
  /** In the order of the journey, and how many of them are painted. */
  let dots: readonly WayDot[] = [];
  let painted = 0;

  /** Reading them makes the browser compute styles. */
  let colors: ReturnType<typeof colorsOf<(typeof tokens)[number]>> | null = null;

  /** Lays what is drawn where it belongs at another zoom. @param origin the pixel of the world at the pane's origin */
  function lay(zoom: number, origin: Pixel): void {
    if (!shown) return;
    const scale = map.getZoomScale(zoom, shown.zoom);
    const [x, y] = [corner.x * scale - origin.x, corner.y * scale - origin.y];
    canvas.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  }

  function draw(): void {
    // The trail of the new zoom follows.
    if (!shown || shown.zoom !== map.getZoom() || !context) return;
    const ratio = Math.max(1, devicePixelRatio);
    const { x: across, y: down } = map.getSize().add([2 * margin, 2 * margin]);
    const [width, height] = [Math.round(across * ratio), Math.round(down * ratio)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    canvas.style.width = `${across}px`;
    canvas.style.height = `${down}px`;
    corner = map.containerPointToLayerPoint([-margin, -margin]).add(map.getPixelOrigin());
    lay(shown.zoom, map.getPixelOrigin());
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, across, down);
    const { x: left, y: top } = corner;
    const within = { left, top, right: left + across, bottom: top + down };
    paintStems(context, shown.trail);
    dots = dotsWithin(shown.trail, within);
    painted = 0;
    paintDots(context);
  }

  function paintStems(on: CanvasRenderingContext2D, { stems }: Trail): void {
    const { ink } = (colors ??= colorsOf(canvas, tokens));
    const shownStems = stems.filter(({ stop }) => stop <= reached);
    // A canvas is too coarse for pixels of the world, of which there are millions.
    const { x: left, y: top } = corner;
    on.globalAlpha = 0.6;
    on.strokeStyle = ink;
    on.lineWidth = 1.5;
    on.beginPath();
    for (const { place, stand } of shownStems) {
      on.moveTo(place.x - left, place.y - top);
      on.lineTo(stand.x - left, stand.y - top);
    }
    on.stroke();
    on.fillStyle = ink;
    on.beginPath();
    for (const { place } of shownStems) disc(on, place.x - left, place.y - top, 3);
    on.fill();
    on.globalAlpha = 1;
  }

  /** Adds the dots that are not painted yet. Their rims set them off from roads, some of which are as light by night. */
  function paintDots(on: CanvasRenderingContext2D): void {
    const { coral, 'marker-ring': rim } = (colors ??= colorsOf(canvas, tokens));
    const first = painted;
    while ((dots[painted]?.at ?? Infinity) <= reached) painted++;
    for (const [fill, wider] of [
      [rim, rimWidth],
      [coral, 0],
    ] as const) {
      on.fillStyle = fill;
      on.beginPath();
      for (const { x, y, along } of dots.slice(first, painted))
        disc(on, x - corner.x, y - corner.y, radius.older + (radius.newer - radius.older) * along + wider);
      on.fill();
    }
  }

  const events = {
    zoomanim: ({ zoom, center }: ZoomAnimEvent) => lay(zoom, originAt(map, center, zoom)),
    zoom: () => lay(map.getZoom(), map.getPixelOrigin()),
    move: () => {
      const { x, y } = map.containerPointToLayerPoint([-margin, -margin]).add(map.getPixelOrigin());
      if (Math.max(Math.abs(x - corner.x), Math.abs(y - corner.y)) > margin) draw();
    },
    moveend: draw,
    resize: draw,
  };
  function repaint(): void {
    colors = null;
    draw();
  }

  const darkness = matchMedia('(prefers-color-scheme: dark)');
  darkness.addEventListener('change', repaint);
  map.on(events);
  return {
    /** @param zoom for which the trail was made @param at how far it is drawn: see `rockAt` */
    show(trail: Trail, zoom: number, at: number): void {
      shown = { trail, zoom };
      reached = at;
      draw();
    },
    /** Draws the way up to there. */
    reach(at: number): void {
      const isSameLeg = at >= reached && Math.floor(at) === Math.floor(reached);
      reached = at;
      if (isSameLeg && context) paintDots(context);
      else draw();
    },
    stop(): void {
      map.off(events);
      darkness.removeEventListener('change', repaint);
    },
  };
}

interface WayDot extends LegDot {
  /** Where it is on the way: see `rockAt`. */
  at: number;
}

function dotsWithin({ legs }: Trail, within: Rect): WayDot[] {
  const length = legs.reduce((sum, leg) => sum + lengthWithin(leg, within), 0);
  const apart = Math.max(gap, length / mostDots);
  return legs.flatMap((leg) =>
    dotsOf(leg, { gap: apart, bare: leg.bare, within }).map((dot) => ({
      ...dot,
      at: leg.stop - 1 + dot.along,
    })),
  );
}

/** The pixel of the world at the panes' origin, once an animation has moved the map there. */
export function originAt(map: Map, center: LatLng, zoom: number): Point {
  const pane = map.getPane('mapPane');
  const corner = map.project(center, zoom).subtract(map.getSize().divideBy(2));
  return pane ? corner.add(DomUtil.getPosition(pane)).round() : corner;
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  context.moveTo(x + r, y);
  context.arc(x, y, r, 0, 2 * Math.PI);
}
