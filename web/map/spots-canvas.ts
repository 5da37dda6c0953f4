// Draws all spots of a map on one canvas, also for each frame of a zoom animation.
import { DomUtil, type Map } from 'leaflet';
import type { Coordinates } from '../../schema/journey.ts';
import { markerPainter, paletteOf } from './marker-painter.ts';
import { pixelOf, type Pixel } from './mercator.ts';

interface DrawnSpot extends Coordinates {
  count: number;
  /** Hovered, focused or chosen: a single rock is then larger. */
  isRaised: boolean;
}

/** Pixels drawn beyond the map's frame, so that dragging needs no redraw. */
const margin = 128;
/** Milliseconds, as for the tiles: `transform 0.25s cubic-bezier(0, 0, 0.25, 1)` in the map library's style sheet. */
const flightTime = 250;

/** A position of the map. */
interface Position {
  zoom: number;
  /** The pixel of the world in the frame's upper left corner. */
  corner: Pixel;
}

/** @param canvas in a pane of the map, styled as a figure */
export function spotsCanvas(map: Map, canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  let spots: readonly { spot: DrawnSpot; unit: Pixel }[] = [];
  let painted: { paint: ReturnType<typeof markerPainter>; ratio: number } | null = null;
  let flight: { from: Position; since: number } | null = null;
  let drawnZoom = map.getZoom();

  const painter = () => {
    const ratio = Math.max(1, devicePixelRatio);
    if (painted?.ratio !== ratio) painted = { paint: markerPainter(paletteOf(canvas), ratio), ratio };
    return painted;
  };

  function draw(): void {
    const { paint, ratio } = painter();
    const { x: width, y: height } = map.getSize();
    fit(canvas, width + 2 * margin, height + 2 * margin, ratio);
    DomUtil.setPosition(canvas, map.containerPointToLayerPoint([-margin, -margin]));
    drawnZoom = map.getZoom();
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width + 2 * margin, height + 2 * margin);
    const to = positionOf(map);
    const progress = flight ? eased((performance.now() - flight.since) / flightTime) : 1;
    for (const { spot, unit } of spots) {
      const end = pointAt(unit, to);
      const start = flight ? pointAt(unit, flight.from) : end;
      const x = margin + start.x + (end.x - start.x) * progress;
      const y = margin + start.y + (end.y - start.y) * progress;
      paint(context, spot.count, spot.isRaised, x, y);
    }
  }

  function fly(): void {
    if (!flight) return;
    draw();
    requestAnimationFrame(fly);
  }

  const events = {
    // Fired before the map takes its new position.
    zoomanim: () => {
      const isFlying = flight !== null;
      flight = { from: positionOf(map), since: performance.now() };
      if (!isFlying) requestAnimationFrame(fly);
    },
    // Dragging moves the canvas with its pane; a pinch changes the zoom and needs a redraw.
    move: () => {
      if (flight || map.getZoom() !== drawnZoom) land();
    },
    moveend: land,
    resize: land,
  };
  function land(): void {
    flight = null;
    draw();
  }
  function repaint(): void {
    painted = null;
    draw();
  }

  const darkness = matchMedia('(prefers-color-scheme: dark)');
  darkness.addEventListener('change', repaint);
  // Redraw the numbers once their font has loaded.
  document.fonts.addEventListener('loadingdone', draw);
  map.on(events);
  return {
    show(next: readonly DrawnSpot[]): void {
      spots = next.map((spot) => ({ spot, unit: pixelOf(spot, 0) }));
      draw();
    },
    stop(): void {
      flight = null;
      map.off(events);
      darkness.removeEventListener('change', repaint);
      document.fonts.removeEventListener('loadingdone', draw);
    },
  };
}

function positionOf(map: Map): Position {
  const { min } = map.getPixelBounds();
  return { zoom: map.getZoom(), corner: min ?? { x: 0, y: 0 } };
}

function pointAt(unit: Pixel, { zoom, corner }: Position): Pixel {
  const scale = 2 ** zoom;
  return { x: unit.x * scale - corner.x, y: unit.y * scale - corner.y };
}

function fit(canvas: HTMLCanvasElement, width: number, height: number, ratio: number): void {
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width === across && canvas.height === down) return;
  canvas.width = across;
  canvas.height = down;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
}

/** cubic-bezier(0, 0, 0.25, 1): its time is 0.75 s² + 0.25 s³, its progress 3 s² - 2 s³. */
function eased(time: number): number {
  if (time >= 1) return 1;
  let s = Math.sqrt(Math.max(0, time));
  for (let step = 0; step < 4 && s > 0; step++)
    s -= (0.75 * s * s + 0.25 * s ** 3 - time) / (1.5 * s + 0.75 * s * s);
  return 3 * s * s - 2 * s ** 3;
}
