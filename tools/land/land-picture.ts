// The picture of the land that is shown until a world map has loaded: the map's own outlines, a little coarser.
import { pixelOf } from '../../web/tiles/mercator.ts';
import type { Point } from './rings.ts';

/** Four times as fine as the map's first view, for sharp screens. */
const zoom = 4;
const width = 256 * 2 ** zoom;
/** Corners nearer to each other than this many pixels are merged. */
const finest = 5;

/** The map's own colours of land and its edge: `--land` and `--edge` of web/styles/tokens.css. */
const style = [
  'path{fill:#faf3e4;stroke:#7d7662;stroke-width:1.25;stroke-opacity:.7;vector-effect:non-scaling-stroke}',
  '@media (prefers-color-scheme:dark){path{fill:#293634;stroke:#6f807b}}',
].join('');

/**
 * An SVG of the world once round, which can be repeated sideways.
 * @param continents outlines of each, in degrees
 */
export function landPicture(continents: readonly (readonly (readonly Point[])[])[]): string {
  const path = continents.flat().flatMap(outlines).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}"><style>${style}</style><path d="${path}"/></svg>\n`;
}

type Corner = readonly [x: number, y: number];

/** None for a tiny island; two for an island on the date line, which appears at both sides. */
function outlines(ring: readonly Point[]): string[] {
  const corners = ring
    .map(([longitude, latitude]): Corner => {
      const { x, y } = pixelOf({ latitude, longitude }, zoom);
      return [Math.round(x), Math.round(y)];
    })
    .reduce(apart, []);
  if (corners.length < 4) return [];
  const turns = [-width, 0, width].map((turn) => corners.map(([x, y]): Corner => [x + turn, y]));
  return turns.filter((turned) => turned.some(([x]) => x >= 0 && x <= width)).map(drawn);
}

function apart(kept: readonly Corner[], corner: Corner): readonly Corner[] {
  const [x, y] = kept.at(-1) ?? [Infinity, Infinity];
  return Math.hypot(corner[0] - x, corner[1] - y) < finest ? kept : [...kept, corner];
}

/** An SVG path. Each corner after the first is relative to the one before. */
function drawn(corners: readonly Corner[]): string {
  const steps = corners.slice(1).map(([x, y], before) => {
    const [fromX, fromY] = corners[before] ?? [x, y];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${corners[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
