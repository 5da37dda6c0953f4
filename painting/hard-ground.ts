// Hard ground under a rock: wood, pavement, pebble beach.

import { coordinates, moved, pathData, round } from './curves.ts';
import { mix, stoneTones } from './palettes.ts';
import { between, pick } from './random.ts';
import { contour, pebble, type Reach, silhouettes } from './silhouettes.ts';
import {
  anywhere,
  type Backdrop,
  ground,
  patches,
  type Point,
  scatter,
  speck,
  specks,
  type Spot,
  strokes,
} from './texture.ts';

export function wood({ random }: Spot): Backdrop {
  const tone = pick(random, ['#9c7a55', '#87705c', '#a98a66', '#7c5a3e']);
  const width = between(random, 92, 128);
  const shift = between(random, 0, width);
  const planks = Array.from({ length: 7 }, (_, i) => {
    const top = (i - 1) * width - shift;
    const paint = mix(tone, pick(random, ['#3d2a1c', '#e6cfa8', '#8a6a4a']), between(random, 0.05, 0.22));
    const knot =
      random() < 0.6
        ? ([between(random, 0, 420), top + width * between(random, 0.3, 0.7)] as const)
        : undefined;
    const fibre = (y: number): string => {
      const line = [-60, 40, 140, 240, 340, 460].flatMap((x) => {
        // Fibres flow around the knot.
        const near = knot
          ? Math.exp(-(((x - knot[0]) / 60) ** 2)) *
            15 *
            Math.sign(y - knot[1]) *
            Math.exp(-Math.abs(y - knot[1]) / 22)
          : 0;
        return [x, y + near + between(random, -2, 2)];
      });
      return pathData(line, false);
    };
    const fibres = (count: number) =>
      Array.from({ length: count }, () => fibre(top + between(random, 5, width - 5)));
    return (
      `<path fill="${paint}" d="M-60 ${round(top)}h520v${round(width - 3)}h-520z"/>` +
      strokes(mix(paint, '#2e1d12', 0.45), 1.4, fibres(11), 0.5) +
      strokes(mix(paint, '#fff2d8', 0.5), 1.6, fibres(8), 0.4) +
      strokes(mix(paint, '#2e1d12', 0.3), 4, fibres(4), 0.28) +
      (knot
        ? [
            [13, 7, 0.35],
            [9, 4.6, 0.55],
            [4, 2, 0.8],
          ]
            .map(
              ([rx, ry, share]) =>
                `<ellipse cx="${round(knot[0])}" cy="${round(knot[1])}" rx="${rx}" ry="${ry}" fill="${mix(paint, '#2e1d12', share as number)}"/>`,
            )
            .join('')
        : '') +
      `<path stroke="#fff2d8" stroke-opacity=".28" stroke-width="2" d="M-60 ${round(top + 1.5)}h520"/>`
    );
  });
  return {
    behind: `${ground('#2a1c13')}<g transform="rotate(${round(between(random, -14, 14))} 200 200) translate(-20 -20) scale(1.1)">${planks.join('')}</g>`,
    front: '',
  };
}

export function pavement(spot: Spot): Backdrop {
  const { random } = spot;
  const tone = pick(random, ['#aaa69d', '#9fa2a1', '#b3a695']);
  const [x, y] = [between(random, 40, 150), between(random, 250, 350)];
  const joints = [
    `M-150 ${round(y)}h700`,
    `M${round(x)}-150V${round(y)}`,
    `M${round(x + 170)} ${round(y)}V560`,
    `M-150 ${round(y - 260)}h700`,
  ];
  const chips = [
    ['#5d5a55', 1.6, 620, 0.45],
    ['#f2efe8', 1.6, 560, 0.6],
    ['#7f7b74', 2.6, 300, 0.4],
    ['#d6d0c4', 3.4, 150, 0.4],
    ['#8d6f5a', 2.4, 90, 0.5],
    ['#3f3d3b', 2.2, 80, 0.5],
  ] as const;
  const walk: number[] = [between(random, 250, 380), -10];
  for (let i = 0; i < 6; i++)
    walk.push(
      (walk.at(-2) as number) + between(random, -34, 30),
      (walk.at(-1) as number) + between(random, 12, 34),
    );
  const tuft = (at: number) =>
    Array.from(
      { length: 9 },
      () =>
        `M${Math.round(at + between(random, -9, 9))} ${round(y)}q${coordinates(between(random, -5, 5), -10, between(random, -16, 16), between(random, -26, -10))}`,
    );
  const tufts = Array.from({ length: 4 }, () => tuft(between(random, -40, 440)));
  return {
    behind:
      ground(tone) +
      patches(spot, [mix(tone, '#ffffff', 0.3), mix(tone, '#4a4640', 0.3)], 12, 0.24) +
      specks(spot, chips) +
      strokes(
        '#4a4640',
        1.8,
        [
          `M${walk
            .map((value) => round(value))
            .join(' ')
            .replace(/^(\S+ \S+) /, '$1L')}`,
        ],
        0.7,
      ) +
      `<g transform="rotate(${round(between(random, -16, 16))} 200 200)">${strokes('#f6f2e8', 13, joints, 0.4)}${strokes('#5a5249', 9, joints)}${strokes('#3e3831', 4, joints)}` +
      `${strokes('#4f6f35', 2.2, tufts.flat())}${strokes(
        '#86a552',
        1.4,
        tufts.flatMap((blades) => blades.slice(0, 4)),
      )}</g>`,
    front: '',
  };
}

export function beach(spot: Spot): Backdrop {
  const { random, edge } = spot;
  const tones = [...stoneTones, '#e6e0d3', '#d9cdb8', '#a88b78', '#8e7466', '#74828a', '#98a3a2'];
  const stone = ([x, y]: Point, size: number): string => {
    const reach: Reach = pebble(pick(random, silhouettes), random, random() < 0.5);
    const turn = between(random, 0, 360);
    const outline = pathData(moved(contour(reach, size / 180, 8), x, y, turn), true, 0);
    const shine = `M${Math.round(x - size * 0.5)} ${Math.round(y - size * 0.16)}q${coordinates(size * 0.1, -size * 0.34, size * 0.5, -size * 0.38)}`;
    return `<path fill="${pick(random, tones)}" d="${outline}"/><path fill="none" stroke="#fff" stroke-width="${round(size * 0.15)}" d="${shine}"/>`;
  };
  const bed = ['#8d867b', '#b8b0a2', '#6a6660', '#d3ccbe', '#77685c']
    .map((paint, i) => strokes(paint, 14 - i * 2, anywhere(spot, 80).map(speck)))
    .join('');
  const ordered = scatter(spot, 43, 8)
    .map((at) => [at, between(random, 16, 31)] as const)
    .sort(([, a], [, b]) => a - b);
  const near = [between(random, 0.15, 0.35), between(random, 0.6, 0.85)].map((part) => edge(part * Math.PI));
  const heap = (stones: string) =>
    `<g stroke="#1d1a17" stroke-opacity=".34" stroke-width="3.4" stroke-linecap="round">${stones}</g>`;
  return {
    behind: ground('#3d3833') + bed + heap(ordered.map(([at, size]) => stone(at, size)).join('')),
    front: heap(near.map(([x, y]) => stone([x, y + 16], between(random, 15, 22))).join('')),
  };
}
