// The map of a journey as a PNG: what is drawn on the page, with the rock's name and figures below. Needs no network.
import { productName } from '../config.ts';
import { dayWords } from '../lib/days.ts';
import { directionNow } from '../lib/direction.ts';
import { creditWords } from '../map/attribution.tsx';
import { colorsOf } from '../tiles/colors.ts';
import type { JourneyPlace } from './journey-places.ts';
import { paintElement } from './paint-element.ts';
import type { Traveler } from './track-dialog.tsx';
import { wordsNow } from '../lib/words.ts';
import { milesPerKm } from '../../schema/distances.ts';
import { isolated } from '../../schema/words/isolated.ts';
import { unitNow } from '../lib/unit.ts';

/** Width of the PNG in pixels, at least. */
const leastWidth = 1200;
/** Pixels of the page below the map. */
const footer = 124;
const side = 20;
/** Of the rock's name, in pixels: a longer one is smaller, and then cut. */
const nameSizes = { least: 18, most: 30 } as const;

export interface Journey {
  rock: Traveler;
  /** In order. */
  places: readonly JourneyPlace[];
  /** In all. */
  kilometres: number;
}

/** @param map the map library's container */
export async function journeyPicture(map: HTMLElement, journey: Journey): Promise<Blob> {
  const { left, top, width, height } = map.getBoundingClientRect();
  const scale = Math.max(devicePixelRatio, leastWidth / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round((height + footer) * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.scale(scale, scale);
  const colors = colorsOf(map, ['water', 'card', 'ink', 'soft', 'sun']);
  context.fillStyle = colors.water;
  context.fillRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  context.translate(-left, -top);
  paintLayers(context, map);
  context.restore();

  const fonts = fontsOf(map);
  context.fillStyle = colors.card;
  context.fillRect(0, height, width, footer);
  context.fillStyle = colors.sun;
  context.beginPath();
  for (let x = 6, dot = 0; x < width; x += 12, dot++) {
    const radius = 2 + (dot % 4) * 0.22;
    context.moveTo(x + radius, height);
    context.arc(x, height, radius, 0, 2 * Math.PI);
  }
  context.fill();
  paintCredit(context, { text: fonts.text, ...colors }, { x: width, y: height });

  context.textBaseline = 'alphabetic';
  const direction = directionNow();
  context.direction = direction;
  const [near, far] = direction === 'ltr' ? [side, width - side] : [width - side, side];
  context.fillStyle = colors.ink;
  const font = (pixels: number) => `800 ${pixels}px ${fonts.display}`;
  context.font = font(nameSizes.most);
  const { width: nameWidth } = context.measureText(journey.rock.name);
  const fitting = Math.floor((nameSizes.most * (width - 2 * side)) / nameWidth);
  context.font = font(Math.max(nameSizes.least, Math.min(nameSizes.most, fitting)));
  context.fillText(isolated(shortened(context, journey.rock.name, width - 2 * side)), near, height + 46);
  context.font = `600 18px ${fonts.display}`;
  context.textAlign = 'end';
  context.fillText(productName, far, height + 76);
  context.textAlign = 'start';
  context.fillStyle = colors.soft;
  context.font = `400 17px ${fonts.text}`;
  for (const [line, words] of [figureWords(journey), dayRange(journey)].entries())
    context.fillText(words, near, height + 76 + 26 * line);
  return blobOf(canvas);
}

/** '1,234 miles · 7 stops' */
function figureWords({ places, kilometres }: Journey): string {
  const distance = wordsNow('distances').distance(kilometres * milesPerKm, unitNow());
  return wordsNow('trackMap').figures(distance, places.length);
}

/** 'May 1, 2026 to Nov 3, 2026' */
function dayRange({ places }: Journey): string {
  const days = [places.at(0)?.entries[0], places.at(-1)?.entries[0]].flatMap((entry) =>
    entry ? dayWords(entry.createdAt, entry.near?.zone) : [],
  );
  const [first = '', last = first] = days;
  return first === last ? first : wordsNow('trackMap').days(first, last);
}

/** The ground, the names, the legs and the stops, as the page shows them. */
function paintLayers(context: CanvasRenderingContext2D, map: HTMLElement): void {
  for (const drawn of map.querySelectorAll('canvas, .leaflet-image-layer')) {
    const { x, y, width, height } = drawn.getBoundingClientRect();
    const isSeen = drawn instanceof HTMLCanvasElement ? drawn.width > 0 : hasLoaded(drawn);
    if (isSeen && width > 0 && isDrawable(drawn)) context.drawImage(drawn, x, y, width, height);
  }
  const markers = [...map.querySelectorAll<HTMLElement>('.map-marker')];
  for (const marker of markers.toSorted((a, b) => Number(a.style.zIndex) - Number(b.style.zIndex)))
    paintElement(context, marker);
}

const isDrawable = (element: Element): element is HTMLCanvasElement | HTMLImageElement =>
  element instanceof HTMLCanvasElement || element instanceof HTMLImageElement;

const hasLoaded = (element: Element) =>
  element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0;

/** Who made the map, at its lower right corner, as the licences ask for. */
function paintCredit(
  context: CanvasRenderingContext2D,
  { text, card, soft }: Readonly<Record<'text' | 'card' | 'soft', string>>,
  corner: { x: number; y: number },
): void {
  context.font = `400 11px ${text}`;
  const { width } = context.measureText(creditWords);
  context.fillStyle = card;
  context.fillRect(corner.x - width - 16, corner.y - 24, width + 16, 20);
  context.fillStyle = soft;
  context.textBaseline = 'middle';
  context.fillText(creditWords, corner.x - width - 8, corner.y - 14);
}

/** The page's typefaces. @param around in whose place they are looked up */
function fontsOf(around: HTMLElement): Readonly<Record<'text' | 'display', string>> {
  const probe = document.createElement('span');
  probe.className = 'font-display';
  around.append(probe);
  const { fontFamily } = getComputedStyle(probe);
  probe.remove();
  return { display: fontFamily, text: getComputedStyle(document.body).fontFamily };
}

function shortened(context: CanvasRenderingContext2D, words: string, width: number): string {
  if (context.measureText(words).width <= width) return words;
  const characters = [...words];
  while (characters.length > 1 && context.measureText(`${characters.join('')}…`).width > width)
    characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is empty'))), 'image/png');
  });
}
