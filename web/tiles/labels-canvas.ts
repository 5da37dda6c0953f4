// Draws the labels of a map on one canvas over its tiles.
import type { Map as LeafletMap } from 'leaflet';
import { colorsOf } from './colors.ts';
import { coversOf } from './covers.ts';
import { clearOf, keepClearEvent } from './keep-clear.ts';
import { labelColors, styleOf, type LabelStyle } from './label-style.ts';
import type { Label } from './labels.ts';
import { canvasMargin, mapCanvas } from './map-canvas.ts';
import { placeLabels, type Place } from './place-labels.ts';
import type { Pixel } from './mercator.ts';

interface PlacedLabel {
  label: Label;
  text: string;
  style: LabelStyle;
  place: Place;
  /** Of its first point: the pixel of the world at zoom 0. */
  unit: Pixel;
}

/** Width of the world at zoom 0, in pixels. */
const worldWidth = 256;
/** Text lines are a little lower than the size of their letters and its gaps. */
const lineHeight = 1.15;
/** Milliseconds. Most tiles of a view arrive within them, and each layout costs a phone a frame or two. */
const patience = 250;
/** Its first letter tells. */
const isFromRight = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const dot = { radius: 2.6, ring: 1.6 } as const;

/** @param canvas in a pane of the map, styled as text of the page */
export function labelsCanvas(map: LeafletMap, canvas: HTMLCanvasElement, found: () => LabelsFound) {
  let placed: PlacedLabel[] = [];
  let colors = colorsOf(canvas, labelColors);
  let [frame, timer] = [0, 0];
  const names = countryNames(document.documentElement.lang || 'en');
  const language = document.documentElement.lang.split('-')[0] ?? 'en';
  const { fontFamily } = getComputedStyle(canvas);
  const widths = new Map<string, number>();

  const overlay = mapCanvas(map, canvas, ({ context, at }) => {
    for (const { text, style, place, unit } of placed) {
      const point = at(unit);
      context.save();
      context.translate(point.x, point.y);
      if (style.hasDot) {
        disc(context, dot.radius + dot.ring, colors['map-label-halo']);
        disc(context, dot.radius, colors[style.color]);
      }
      context.translate(place.offset.x, place.offset.y);
      context.rotate(place.angle);
      setFont(context, style);
      // As the name runs, whichever way the page does.
      context.direction = isFromRight.test(text) ? 'rtl' : 'ltr';
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      context.lineWidth = 3.5;
      context.strokeStyle = colors['map-label-halo'];
      context.strokeText(text, 0, 1);
      context.fillStyle = colors[style.color];
      context.fillText(text, 0, 1);
      context.restore();
    }
  });

  function setFont(context: CanvasRenderingContext2D, { size, weight, isWide }: LabelStyle): void {
    context.font = `${weight} ${size}px ${fontFamily}`;
    // Browsers without it draw the letters closer together.
    if ('letterSpacing' in context) context.letterSpacing = isWide ? `${(size * 0.09).toFixed(2)}px` : '0px';
  }

  function widthOf(text: string, style: LabelStyle): number {
    const key = `${style.weight} ${style.size} ${style.isWide} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const context = canvas.getContext('2d');
    if (!context) return 0;
    setFont(context, style);
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  }

  function wordsOf({ iso, names: known }: Label, { isWide }: LabelStyle): string {
    const name = (iso === undefined ? undefined : names(iso)) ?? known[language] ?? known[''] ?? '';
    return isWide ? name.toLocaleUpperCase(language) : name;
  }

  function layOut(): void {
    frame = 0;
    const zoom = map.getZoom();
    const { min } = map.getPixelBounds();
    const size = map.getSize();
    if (!min) return;
    const scale = 2 ** zoom;
    const turns = Math.round((min.x + size.x / 2) / (worldWidth * scale) - 0.5);
    const { labels, isWhole } = found();
    // Until all tiles of a new zoom are there, labels of the one before stay.
    const known = isWhole ? labels : [...labels, ...placed.map(({ label }) => label)];
    const wanted = distinct(known, worldWidth * scale).flatMap((label) => {
      const style = styleOf(label, zoom);
      if (!style) return [];
      const units = label.points.map(({ x, y }) => ({ x: (x + turns) * worldWidth, y: y * worldWidth }));
      const points = units.map(({ x, y }) => ({ x: x * scale - min.x, y: y * scale - min.y }));
      const [point] = points;
      const [unit] = units;
      if (!point || !unit || !isNear(point, size)) return [];
      const text = wordsOf(label, style);
      const width = widthOf(text, style);
      const height = style.size * lineHeight;
      const { rank } = label;
      const { hasDot } = style;
      const reach = label.reach * worldWidth * scale;
      return [{ label, style, unit, text, width, height, points, rank, hasDot, reach }];
    });
    const taken = clearOf(map).map(({ unit, radius }) => ({
      x: unit.x * scale - min.x,
      y: unit.y * scale - min.y,
      radius,
    }));
    const places = placeLabels(wanted, taken, coversOf(map.getContainer()));
    placed = wanted.flatMap(({ label, text, style, unit }, index) => {
      const place = places[index];
      return place ? [{ label, text, style, unit, place }] : [];
    });
    overlay.draw();
  }

  /** Once for all changes before the next frame; while tiles are loading, once for all that arrive soon. */
  function change(): void {
    if (found().isWhole) layOutNext();
    else timer ||= window.setTimeout(layOutNext, patience);
  }
  function layOutNext(): void {
    clearTimeout(timer);
    timer = 0;
    frame ||= requestAnimationFrame(layOut);
  }
  function repaint(): void {
    colors = colorsOf(canvas, labelColors);
    widths.clear();
    change();
  }
  map.on(`moveend ${keepClearEvent}`, change);
  document.fonts.addEventListener('loadingdone', repaint);
  return {
    change,
    repaint,
    stop(): void {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      map.off(`moveend ${keepClearEvent}`, change);
      document.fonts.removeEventListener('loadingdone', repaint);
      overlay.stop();
    },
  };
}

interface LabelsFound {
  labels: readonly Label[];
  /** Whether all tiles of the view are there. */
  isWhole: boolean;
}

function isNear({ x, y }: Pixel, size: Pixel): boolean {
  return x > -canvasMargin && y > -canvasMargin && x < size.x + canvasMargin && y < size.y + canvasMargin;
}

/** Pixels within which two labels with the same name are one. */
const samePixels = 16;

/** A place is in one tile only, but in those of several zooms. @param width of the world, in pixels */
function distinct(labels: readonly Label[], width: number): Label[] {
  const byPlace = new Map<string, Label>();
  for (const label of labels) {
    const [point] = label.points;
    if (!point) continue;
    const [x, y] = [point.x, point.y].map((one) => Math.round((one * width) / samePixels));
    const key = `${label.kind} ${label.iso ?? label.names['']} ${x} ${y}`;
    if (!byPlace.has(key)) byPlace.set(key, label);
  }
  return [...byPlace.values()];
}

function countryNames(language: string): (iso: string) => string | undefined {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return (iso) => names.of(iso);
}

function disc(context: CanvasRenderingContext2D, radius: number, fill: string): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}
