// Paints a square of the map, without its labels.
import type { MapColors } from './colors.ts';
import { at, rules, type Rule } from './style.ts';
import type { Shape, TileData } from './tile-data.ts';

type Context = OffscreenCanvasRenderingContext2D;

interface Painted {
  /** Pixels of the screen that the square is wide. */
  width: number;
  /** Pixels of the screen in one of the page. */
  ratio: number;
  /** Of the map. */
  zoom: number;
  /** Whether the world's tile is drawn much larger. */
  isCoarse: boolean;
  colors: MapColors;
}

/** Distance of the dots of a ground, in pixels of the page: it divides the width of a square, so that squares join. */
const grid = 8;

export function paint(context: Context, data: TileData, painted: Painted): void {
  const { width, zoom, isCoarse, colors } = painted;
  context.fillStyle = colors['map-water'];
  context.fillRect(0, 0, width, width);
  context.lineJoin = 'round';
  for (const rule of rules) {
    if (zoom < (rule.from ?? 0) || zoom >= (rule.to ?? Infinity) || (rule.isCoarse && !isCoarse)) continue;
    const shapes = data(rule.layer).filter((shape) => isOf(rule, shape));
    if (shapes.length === 0) continue;
    const path = new Path2D();
    for (const { type, lines } of shapes) {
      for (const line of lines) {
        line.forEach(({ x, y }, index) => path[index === 0 ? 'moveTo' : 'lineTo'](x * width, y * width));
        if (type === 3) path.closePath();
      }
    }
    draw(context, path, rule, painted);
  }
}

function isOf(
  { kinds, details, fill, dots }: Rule,
  { type, properties: { kind, kind_detail } }: Shape,
): boolean {
  const isFilled = fill !== undefined || dots !== undefined;
  if (type === 1 || (isFilled && type !== 3)) return false;
  return (kinds?.includes(String(kind)) ?? true) && (details?.includes(String(kind_detail)) ?? true);
}

function draw(
  context: Context,
  path: Path2D,
  { fill, dots, line, width = [], apart }: Rule,
  { ratio, zoom, colors }: Painted,
): void {
  // The line first: where areas meet, as at the edges of what was mapped, the fill covers it.
  const thickness = at(zoom, width) * ratio;
  if (line && thickness > 0) {
    context.strokeStyle = colors[line];
    context.lineWidth = fill ? 2 * thickness : thickness;
    context.lineCap = 'round';
    context.setLineDash(apart ? [0, thickness * apart] : []);
    context.stroke(path);
  }
  if (fill) {
    context.fillStyle = colors[fill];
    context.fill(path);
  }
  if (dots) {
    context.fillStyle = dotted(colors[dots], ratio) ?? 'transparent';
    context.fill(path);
  }
}

/** A grid of dots. */
function dotted(color: string, ratio: number): CanvasPattern | null {
  const size = Math.round(grid * ratio);
  const canvas = new OffscreenCanvas(size, size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = color;
  context.beginPath();
  context.arc(size / 2, size / 2, 0.95 * ratio, 0, 2 * Math.PI);
  context.fill();
  return context.createPattern(canvas, 'repeat');
}
