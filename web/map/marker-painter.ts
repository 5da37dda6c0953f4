// Paints rocks on the map: a single rock as an orange dot, one that is perhaps gone as a ring, several as a mandala of dots that grows with their number.
import { colorsOf } from '../tiles/colors.ts';
import { wordsNow } from '../lib/words.ts';

/** Each size has one more ring of dots around the number. */
const sizes = [
  { upTo: 9, rings: 1, width: 44 },
  { upTo: 49, rings: 2, width: 58 },
  { upTo: 199, rings: 3, width: 72 },
  { upTo: Infinity, rings: 4, width: 86 },
] as const;

const ringGap = 7;
const dotRadius = 2.7;
/** Radius in pixels of a single rock, and of one that is hovered, focused or chosen. */
const radius = { usual: 8, raised: 12, rim: 2 } as const;
/** Part of the dot that is empty if its rock is perhaps gone. */
const hole = 0.6;

function sizeOf(count: number) {
  return sizes.find(({ upTo }) => count <= upTo) ?? sizes[3];
}

/** Diameter in pixels. */
export function mandalaWidth(count: number): number {
  return sizeOf(count).width;
}

const paints = ['marker', 'sun', 'moss', 'coral'] as const;
const tokens = [...paints, 'marker-ring', 'card', 'line', 'ink'] as const;

export type Palette = Readonly<Record<(typeof tokens)[number], string>> & {
  /** Font family of the numbers. */
  family: string;
};

/** The page's current colors and face. @param probe styled as a figure; its color is changed and restored */
export function paletteOf(probe: HTMLElement): Palette {
  return { ...colorsOf(probe, tokens), family: getComputedStyle(probe).fontFamily };
}

export interface Marker {
  count: number;
  /** Hovered, focused or chosen: a single rock is then larger. */
  isRaised: boolean;
  /** Of a single rock: several people did not find it there. */
  isMissing: boolean;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Caches painted sprites for the following frames. @param ratio screen pixels in one CSS pixel */
export function markerPainter(palette: Palette, ratio: number) {
  const kept = new Map<string, OffscreenCanvas>();
  const sprite = (key: string, width: number, paint: (context: Context) => void) => {
    const known = kept.get(key);
    if (known) return known;
    const canvas = new OffscreenCanvas(Math.ceil(width * ratio), Math.ceil(width * ratio));
    const context = canvas.getContext('2d');
    if (context) {
      context.scale(ratio, ratio);
      context.translate(width / 2, width / 2);
      paint(context);
    }
    kept.set(key, canvas);
    return canvas;
  };
  const put = (context: Context, picture: OffscreenCanvas, x: number, y: number, width: number) =>
    context.drawImage(picture, x - width / 2, y - width / 2, picture.width / ratio, picture.height / ratio);

  return (context: Context, { count, isRaised, isMissing }: Marker, x: number, y: number) => {
    if (count === 1) {
      const inner = isRaised ? radius.raised : radius.usual;
      const width = 2 * (inner + radius.rim);
      const dot = sprite(`dot ${inner} ${isMissing}`, width, (drawn) => {
        disc(drawn, 0, 0, inner + radius.rim, palette['marker-ring']);
        disc(drawn, 0, 0, inner, palette.marker);
        if (isMissing) disc(drawn, 0, 0, inner * hole, palette['marker-ring']);
      });
      put(context, dot, x, y, width);
      return;
    }
    const { width } = sizeOf(count);
    const turn = count % paints.length;
    const rings = sprite(`${width} ${turn}`, width, (drawn) => paintRings(drawn, count, turn, palette));
    put(context, rings, x, y, width);
    context.font = `750 ${count < 100 ? 15 : 13}px ${palette.family}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = palette.ink;
    context.fillText(wordsNow('map').countMark(count), x, y + 1);
  };
}

function paintRings(context: Context, count: number, turn: number, palette: Palette): void {
  const { rings, width } = sizeOf(count);
  disc(context, 0, 0, width / 2 - 0.5, palette.card);
  context.strokeStyle = palette.line;
  context.stroke();
  for (let ring = 0; ring < rings; ring++) {
    const far = width / 2 - 4 - ring * ringGap;
    const dots = 2 * Math.floor((Math.PI * far) / (dotRadius * 2 + 1.6));
    for (let dot = 0; dot < dots; dot++) {
      const angle = ((dot + (ring % 2) / 2) / dots) * 2 * Math.PI;
      // The dots of a ring alternate between two colors.
      const paint = paints[(ring + turn + (dot % 2)) % paints.length] ?? 'marker';
      disc(context, far * Math.cos(angle), far * Math.sin(angle), dotRadius, palette[paint]);
    }
  }
}

function disc(context: Context, x: number, y: number, r: number, fill: string): void {
  context.beginPath();
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}
