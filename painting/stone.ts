// Paints one stone: outline, grain, painted ground, border of dots, motif, and the light over all of them.

import { border } from './border.ts';
import { type Brush, createBrush, type Ground } from './brush.ts';
import { coordinates, pathData, round } from './curves.ts';
import { type MotifName, motifNamed, motifs } from './motifs.ts';
import { mix, type Palette, type PaletteName, palettes, stoneTones } from './palettes.ts';
import { between, hashOf, pick, type Random, randomFrom } from './random.ts';
import { contour, pebble, type Reach, type SilhouetteName, silhouettes } from './silhouettes.ts';

export interface Painting {
  readonly motif: MotifName;
  readonly palette: PaletteName;
  readonly silhouette: SilhouetteName;
  readonly ground: Ground;
  readonly tone: string;
}

/** What is painted on the rock with this id. `wanted` sets the motif, and the rest is chosen to suit it. */
export function paintingOf(id: string, wanted?: MotifName): Painting {
  const random = randomFrom(id);
  const own = pick(random, motifs);
  const motif = wanted ?? own;
  const { grounds, suits, wide } = motifNamed(motif);
  const ground = pick(random, grounds);
  const tones =
    ground === 'stone' ? stoneTones.slice(5) : ground === 'deep' ? stoneTones.slice(0, 7) : stoneTones;
  return {
    motif,
    palette: pick(random, suits ?? (Object.keys(palettes) as PaletteName[])),
    silhouette: pick(random, wide ? silhouettes : silhouettes.slice(0, 6)),
    ground,
    tone: pick(random, tones),
  };
}

/** The parts of a drawing. The marks need the definitions, and are centred on the origin. */
export interface Drawing {
  readonly definitions: string;
  readonly marks: string;
  readonly reach: Reach;
}

/** The soft shadow of a stone: its outline several times, each a little wider. */
export function shadowOf(
  reach: Reach,
  [x, y]: readonly [number, number],
  widths: readonly number[],
  opacity: number,
): string {
  const outline = pathData(contour(reach, 0.96, 10));
  const layers = widths.map((width) => `<path stroke-width="${width}" d="${outline}"/>`);
  return `<g transform="translate(${coordinates(x, y)})" stroke="#1a1410" fill="#1a1410" fill-opacity="${opacity}" stroke-opacity="${opacity}">${layers.join('')}</g>`;
}

/** Prefix of the ids in one drawing, so that several rocks can be on one page. */
export const prefixOf = (id: string): string => `r${hashOf(id).toString(36)}`;

/** The bare stone, and the light that is laid over it after painting. */
function bareStone(id: string, tone: string, silhouette: SilhouetteName, random: Random, upright: boolean) {
  const reach = pebble(silhouette, random, upright);
  const outline = pathData(contour(reach));
  const light = `${prefixOf(id)}l`;
  const specks = (count: number) =>
    Array.from({ length: count }, () => {
      const angle = between(random, 0, 2 * Math.PI);
      const distance = reach(angle) * Math.sqrt(random()) * 0.97;
      return `M${Math.round(distance * Math.cos(angle))} ${Math.round(distance * Math.sin(angle))}h.1`.replace(
        ' -',
        '-',
      );
    }).join('');
  const grain = [
    ['#fff', 1.6, 0.3, 30],
    ['#000', 1.8, 0.18, 46],
    ['#000', 3.2, 0.09, 18],
    ['#fff', 4, 0.11, 14],
  ] as const;
  /** A thin seam of quartz across the stone. */
  const seam = () => {
    const angle = between(random, 0, 6);
    const at = (turn: number, share: number) => [
      share * reach(angle + turn) * Math.cos(angle + turn),
      share * reach(angle + turn) * Math.sin(angle + turn),
    ];
    const line = pathData(
      [...at(-1.1, 1), ...at(-0.75, 0.72), ...at(0.1, 0.5), ...at(0.9, 0.66), ...at(1.2, 1)],
      false,
    );
    return `<path d="${line}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="${round(between(random, 3, 7))}"/>`;
  };
  return {
    reach,
    definitions:
      `<radialGradient id="${light}" gradientUnits="userSpaceOnUse" cx="-50" cy="-66" r="270">` +
      '<stop stop-color="#fff" stop-opacity=".14"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/>' +
      '<stop offset=".4" stop-color="#1a1410" stop-opacity="0"/><stop offset=".7" stop-color="#1a1410" stop-opacity=".1"/>' +
      '<stop offset="1" stop-color="#1a1410" stop-opacity=".4"/></radialGradient>',
    under:
      `<path fill="${tone}" d="${outline}"/>` +
      (random() < 0.3 ? seam() : '') +
      grain
        .map(
          ([paint, width, opacity, count]) =>
            `<path stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" d="${specks(count)}"/>`,
        )
        .join(''),
    over: `<path fill="url(#${light})" d="${outline}"/>`,
  };
}

/** The rock with this id, painted side up, centred on the origin. */
export function paintedStone(id: string, wanted?: MotifName): Drawing {
  const painting = paintingOf(id, wanted);
  const { paint, upright, tilt, fills, unframed } = motifNamed(painting.motif);
  const palette: Palette = palettes[painting.palette];
  const { ground } = painting;
  const random = randomFrom(`${id} painted`);
  const stone = bareStone(id, painting.tone, painting.silhouette, random, upright ?? false);
  const turn = between(random, -tilt, tilt);

  const field = ground === 'stone' ? '' : `d="${pathData(contour(stone.reach, 0.925))}"`;
  const under = ground === 'stone' ? painting.tone : mix(palette[ground], painting.tone, 0.1);
  const fieldPaint = field && `<path fill="${under}" ${field}/>`;
  const clip = `${prefixOf(id)}c`;

  // Motifs are drawn about 200 wide. `reach` is the edge of the stone in that scale and rotation.
  const scale = fills ? 1.62 : 1;
  const brush = createBrush({
    random,
    palette,
    ground,
    under,
    trimmed: fills,
    reach: (angle) => stone.reach(angle + (turn * Math.PI) / 180) / scale,
  });
  const painted = paint(brush);
  const [x, y, size] = fills ? [0, 0, scale] : fitted(brush, 0.815);
  const motif = `<g transform="rotate(${round(turn)}) scale(${round(size, 2)}) translate(${coordinates(-x, -y)})">${painted}</g>`;
  const clipped = fills && field ? `<g clip-path="url(#${clip})">${motif}</g>` : motif;

  return {
    reach: stone.reach,
    definitions:
      stone.definitions + (fills && field ? `<clipPath id="${clip}"><path ${field}/></clipPath>` : ''),
    marks:
      stone.under +
      fieldPaint +
      clipped +
      (unframed ? '' : border(stone.reach, palette, ground, random, fills)) +
      stone.over,
  };
}

/** The middle and the scale with which a motif fills its stone, up to a share of the way to the edge. */
function fitted({ marks, reach }: Brush, share: number): [x: number, y: number, size: number] {
  // Only the outermost points matter.
  const tips = Array.from({ length: 24 }, (_, i) => {
    const [dx, dy] = [Math.cos((i / 12) * Math.PI), Math.sin((i / 12) * Math.PI)];
    return marks.reduce((far, mark) =>
      mark[0] * dx + mark[1] * dy > far[0] * dx + far[1] * dy ? mark : far,
    );
  });
  const rooms = (x: number, y: number) =>
    tips.map(([px, py]) => reach(Math.atan2(py - y, px - x)) / Math.hypot(px - x, py - y));
  // Close to the smallest room, but influenced by all sides, so that the motif ends up in the middle.
  const ease = (x: number, y: number) => -rooms(x, y).reduce((sum, room) => sum + room ** -8, 0);
  let best: [number, number, number] = [0, 0, ease(0, 0)];
  for (let step = 16; step > 1; step /= 1.4) {
    const [x, y] = best;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [-1, -1],
      [1, -1],
      [-1, 1],
    ] as const) {
      const eased = ease(x + dx * step, y + dy * step);
      if (eased > best[2]) best = [x + dx * step, y + dy * step, eased];
    }
  }
  const [x, y] = best;
  return [x, y, share * Math.min(...rooms(x, y))];
}

/** The other side: only stone, and a paper label with an unreadable code. */
export function bareUnderside(id: string): Drawing {
  const { silhouette, tone } = paintingOf(id);
  const random = randomFrom(`${id} painted`);
  const stone = bareStone(id, tone, silhouette, random, false);
  const label = [0, 1, 2].flatMap((group) =>
    [0, 1, 2].map((i) => `<circle cx="${-52 + group * 38 + i * 11 + (group - 1) * 3}" cy="4" r="3.6"/>`),
  );
  return {
    ...stone,
    marks:
      stone.under +
      `<g transform="rotate(${round(between(random, -9, 9))})"><path fill="#1a1410" fill-opacity=".2" d="M-75-35h152v74h-152z"/><rect x="-76" y="-38" width="152" height="74" rx="4" fill="#fffdf5"/>` +
      `<path stroke="#e4dccb" stroke-width="2" d="M-60-14h120M-60 20h120"/><g fill="#1e6b52">${label.join('')}</g></g>` +
      stone.over,
  };
}
