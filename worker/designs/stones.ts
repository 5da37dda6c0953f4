// The stones that designs are drawn for, and the sheet that a drawing leaves the worker on.
import { stoneShare } from '../../schema/designs.ts';
import { blank, through, weight } from './pen.ts';

/** How far the edge lies from the middle where the stone is longest. */
const reach = 200 * stoneShare;

/** Half the width and height, how much it narrows towards the top, and how square its shoulders are. */
const shapes = {
  round: [190, 180, 0.03, -0.006],
  flat: [190, 152, 0.02, -0.012],
  tall: [156, 190, 0.07, -0.006],
  slim: [122, 190, 0.05, -0.012],
} as const;

type Stone = keyof typeof shapes;

export interface Drawing {
  stone: Stone;
  /** Elements in a box from -200 to 200 both ways. */
  lines: () => string;
  /** The stone is the thing itself, such as a ladybird: its edge is a line of the drawing, not a guide. */
  isBody?: boolean;
}

/** Path data of a stone's edge. */
function edgeOf(stone: Stone): string {
  const [width, height, narrow, square] = shapes[stone];
  const count = 20;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const far = 1 + square * Math.cos(4 * angle) + 0.006 * Math.cos(3 * angle + 1);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return [width * far * x * (1 + narrow * y - (narrow * (1 - x * x)) / 2), height * far * y];
  }).flat();
  // So that a print knows how large the stone comes out.
  const size = reach / Math.max(...points.map(Math.abs));
  return through(
    points.map((value) => value * size),
    true,
  );
}

/** A complete SVG: the stone's edge as a row of fine dots, unless it is part of the drawing, and the lines within. */
export function sheet(name: string, { stone, lines, isBody = false }: Drawing): string {
  const edge = edgeOf(stone);
  const border = isBody
    ? `<path fill="none" d="${edge}"/>`
    : `<path fill="none" stroke-width="3.4" stroke-dasharray="0 1" pathLength="104" d="${edge}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-200 -200 400 400" role="img" aria-label="${name}">`,
    `<clipPath id="stone"><path d="${edge}"/></clipPath>`,
    `<g fill="#fff" stroke="#000" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">`,
    blank(edge),
    lines(),
    `${border}</g></svg>`,
  ].join('');
}

/** Whether a point lies on the stone, and not too near its edge. */
export function isOnStone(stone: Stone, x: number, y: number, share = 0.93): boolean {
  const [width, height] = shapes[stone];
  return Math.hypot(x / width, y / height) < share;
}

/** Cut off at the stone's edge. */
export const onStone = (lines: string): string => `<g clip-path="url(#stone)">${lines}</g>`;
