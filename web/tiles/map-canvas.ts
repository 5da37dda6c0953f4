// A canvas over a map, drawn anew for each frame of a zoom animation.
import { DomUtil, type Map } from 'leaflet';
import type { Pixel } from './mercator.ts';

/** Pixels drawn beyond the map's frame, so that dragging needs no redraw. */
export const canvasMargin = 128;
/** Milliseconds, as for the tiles: `transform 0.25s cubic-bezier(0, 0, 0.25, 1)` in the map library's style sheet. */
const flightTime = 250;

/** A position of the map. */
interface Position {
  zoom: number;
  /** The pixel of the world in the frame's upper left corner. */
  corner: Pixel;
}

export interface Frame {
  context: CanvasRenderingContext2D;
  /** Pixels of the screen in one of the page. */
  ratio: number;
  /** Where a pixel of the world at zoom 0 is on the canvas. */
  at: (unit: Pixel) => Pixel;
}

export interface MapCanvas {
  draw(): void;
  stop(): void;
}

/**
 * @param canvas in a pane of the map
 * @param paint draws one frame, in pixels of the page
 */
export function mapCanvas(map: Map, canvas: HTMLCanvasElement, paint: (frame: Frame) => void): MapCanvas {
  const context = canvas.getContext('2d');
  let flight: { from: Position; since: number } | null = null;
  let drawnZoom = map.getZoom();

  function draw(): void {
    const ratio = Math.max(1, devicePixelRatio);
    const { x, y } = map.getSize();
    const [width, height] = [x + 2 * canvasMargin, y + 2 * canvasMargin];
    fit(canvas, width, height, ratio);
    DomUtil.setPosition(canvas, map.containerPointToLayerPoint([-canvasMargin, -canvasMargin]));
    drawnZoom = map.getZoom();
    if (!context) return;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const to = positionOf(map);
    const { from, since } = flight ?? { from: to, since: 0 };
    const progress = flight ? eased((performance.now() - since) / flightTime) : 1;
    paint({
      context,
      ratio,
      at: (unit) => {
        const end = pointAt(unit, to);
        const start = flight ? pointAt(unit, from) : end;
        return { x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress };
      },
    });
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

  map.on(events);
  return {
    draw,
    stop: () => {
      flight = null;
      map.off(events);
    },
  };
}

function positionOf(map: Map): Position {
  const { min } = map.getPixelBounds();
  return { zoom: map.getZoom(), corner: min ?? { x: 0, y: 0 } };
}

function pointAt(unit: Pixel, { zoom, corner }: Position): Pixel {
  const scale = 2 ** zoom;
  return { x: canvasMargin + unit.x * scale - corner.x, y: canvasMargin + unit.y * scale - corner.y };
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
