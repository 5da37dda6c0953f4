// Ground that gives way under a rock: grass, sand, moss, autumn leaves.

import { coordinates, type Curve, moved, pathData } from './curves.ts';
import { mix } from './palettes.ts';
import { between, pick } from './random.ts';
import {
  anywhere,
  type Backdrop,
  ground,
  patches,
  type Point,
  scatter,
  seam,
  speck,
  specks,
  type Spot,
  strokes,
} from './texture.ts';

export function grass(spot: Spot): Backdrop {
  const { random } = spot;
  const wind = between(random, -0.5, 0.5);
  const blade = ([x, y]: Point, height: number): string => {
    const lean = wind + between(random, -0.9, 0.9);
    const tall = height * between(random, 0.6, 1.3);
    const [dx, dy] = [Math.sin(lean) * tall, -Math.cos(lean) * tall];
    return `M${Math.round(x)} ${Math.round(y)}q${coordinates(Math.round(dx * 0.2), Math.round(dy * 0.6), Math.round(dx), Math.round(dy))}`;
  };
  const daisy = ([x, y]: Point): string => {
    const petals = Array.from({ length: 9 }, (_, i): Point => [
      x + 6.5 * Math.cos(i * 0.7),
      y + 6 * Math.sin(i * 0.7),
    ]);
    return (
      strokes(
        '#fdfaf0',
        5.4,
        petals.map(([px, py]) => `M${coordinates(px, py)}h.1`),
      ) + strokes('#f2b92f', 6.4, [`M${coordinates(x, y)}h.1`])
    );
  };
  const layers = [
    ['#33522a', 8, 27, 46],
    ['#456b31', 6.4, 24, 42],
    ['#5d8538', 4.6, 26, 38],
    ['#7ba143', 3, 30, 34],
    ['#a4bf5a', 1.8, 35, 30],
  ] as const;
  return {
    behind:
      ground('#294424') +
      layers
        .map(([paint, width, apart, height]) =>
          strokes(
            paint,
            width,
            scatter(spot, apart, height * 0.7).map((at) => blade([at[0], at[1] + height / 2], height)),
          ),
        )
        .join('') +
      anywhere(spot, Math.floor(between(random, 0, 6)))
        .map(daisy)
        .join(''),
    front: (
      [
        ['#3c6030', 4, 26, 26],
        ['#5d8538', 3.4, 30, 30],
        ['#7ba143', 2.4, 20, 28],
        ['#a9c560', 1.6, 10, 26],
      ] as const
    )
      .map(([paint, width, count, height]) =>
        strokes(
          paint,
          width,
          seam(spot, count).map(([x, y]) => blade([x, y + between(random, 4, 16)], height)),
        ),
      )
      .join(''),
  };
}

export function sand(spot: Spot): Backdrop {
  const { random, edge } = spot;
  /** Sand heaped against the lower edge: a crescent from `above` the edge to `below` it. */
  const heap = (paint: string, above: number, below: number): string => {
    const side = (height: number) =>
      Array.from({ length: 12 }, (_, i) => {
        const [x, y] = edge((0.1 + i * 0.073) * Math.PI);
        return [x, y + height * Math.sin((i / 11) * Math.PI) + between(random, -1, 1)];
      });
    return `<path fill="${paint}" d="${pathData([...side(-above), ...side(below).reverse()].flat())}"/>`;
  };
  const slope = between(random, -0.25, 0.25);
  const ripples = Array.from({ length: 15 }, (_, i): Curve => {
    const y = i * 32 - 30 + between(random, -6, 6);
    return [-20, 80, 180, 280, 420].flatMap((x) => [x, y + (x - 200) * slope + between(random, -9, 9)]);
  });
  const grains = [
    ['#8a6f4a', 1.3, 620, 0.5],
    ['#fff6df', 1.5, 620, 0.75],
    ['#b99a6c', 2.2, 420, 0.7],
    ['#5f4a33', 1.7, 120, 0.6],
  ] as const;
  const shell = ([x, y]: Point): string => {
    const turn = between(random, 0, 360);
    const fan: Curve = [0, 8, -5, 5, -10, -4, -6, -10, 0, -12, 6, -10, 10, -4, 5, 5];
    const ribs = [-6, -3, 0, 3, 6].map((dx) => pathData(moved([0, 6, dx * 1.3, -9], x, y, turn), false));
    return `<path fill="#5f4a33" fill-opacity=".3" d="${pathData(moved(fan, x + 2, y + 3, turn))}"/><path fill="#fbeadb" d="${pathData(moved(fan, x, y, turn))}"/>${strokes('#d79f86', 1.2, ribs)}`;
  };
  return {
    behind:
      ground('#dac39a') +
      patches(spot, ['#e9d7b2', '#c9ae80', '#e3cda4'], 12, 0.4) +
      strokes(
        '#b3925f',
        11,
        ripples.map((line) => pathData(moved(line, 0, 7), false)),
        0.2,
      ) +
      strokes(
        '#f4e6c6',
        10,
        ripples.map((line) => pathData(line, false)),
        0.5,
      ) +
      specks(spot, grains) +
      anywhere(spot, Math.floor(between(random, 1, 4)))
        .map(shell)
        .join(''),
    front:
      heap('#c3a675', 4, 16) +
      heap('#dcc499', 8, 13) +
      heap('#e9d8b2', 9, 5) +
      (
        [
          ['#8a6f4a', 1.5, 60, 13],
          ['#fff6df', 1.6, 60, 12],
        ] as const
      )
        .map(([paint, width, count, low]) =>
          strokes(
            paint,
            width,
            seam(spot, count).map(([x, y]) => speck([x, y + between(random, -5, low)])),
          ),
        )
        .join(''),
  };
}

export function moss(spot: Spot): Backdrop {
  const { random } = spot;
  const paints = ['#2c4222', '#3f5c2a', '#567a33', '#74983e', '#98b74f', '#bdd06c'];
  const cushions = scatter(spot, 70, 16).map(([x, y]) => [x, y, between(random, 38, 56)] as const);
  // Each layer of a cushion has lighter and smaller dots, closer together and nearer to the light.
  const layer = (i: number): string =>
    strokes(
      paints[i] as string,
      [26, 18, 12, 8, 5.4, 3.4][i] as number,
      cushions.flatMap(([x, y, size]) =>
        Array.from({ length: [5, 6, 7, 8, 6, 4][i] as number }, () => {
          const [angle, far] = [between(random, 0, 6.3), Math.sqrt(random()) * size * (1 - i * 0.12)];
          return speck([x - i * 2.6 + far * Math.cos(angle), y - i * 3.2 + far * Math.sin(angle)]);
        }),
      ),
    );
  const stalks = anywhere(spot, 26).map(
    ([x, y]) => `M${Math.round(x)} ${Math.round(y)}q1-7 ${Math.round(between(random, -3, 5))}-13`,
  );
  return {
    behind:
      ground('#2b4020') +
      patches(spot, ['#3f5c2a', '#4d6c30', '#22331a'], 7, 0.4) +
      [0, 1, 2, 3, 4, 5].map(layer).join('') +
      strokes('#b5713c', 1.2, stalks) +
      strokes(
        '#d39a55',
        3,
        stalks.map((stalk) => {
          const [x, y, end] = /M(-?\d+) (-?\d+)q1-7 (-?\d+)/.exec(stalk)!.slice(1).map(Number) as [
            number,
            number,
            number,
          ];
          return speck([x + end, y - 13]);
        }),
      ),
    front: paints
      .slice(1)
      .map((paint, i) =>
        strokes(
          paint,
          [12, 9, 6.5, 4.4, 2.8][i] as number,
          seam(spot, 34).map(([x, y]) => speck([x - i, y + 12 - i * 2.6 + between(random, -4, 4)])),
        ),
      )
      .join(''),
  };
}

const leaves: readonly Curve[] = [
  [0, -40, 0, -40, 15, -24, 20, 0, 14, 22, 0, 36, 0, 36, -14, 22, -20, 0, -15, -24],
  [
    0, -42, 0, -42, 9, -24, 9, -24, 24, -28, 24, -28, 19, -10, 34, -4, 34, -4, 22, 8, 22, 22, 22, 22, 8, 17,
    0, 28, 0, 28, -8, 17, -22, 22, -22, 22, -22, 8, -34, -4, -34, -4, -19, -10, -24, -28, -24, -28, -9, -24,
    -9, -24,
  ],
  [
    0, -34, 10, -30, 9, -20, 18, -18, 16, -6, 22, 2, 16, 12, 14, 22, 0, 34, -14, 22, -16, 12, -22, 2, -16, -6,
    -18, -18, -9, -20, -10, -30,
  ],
];

export function autumn(spot: Spot): Backdrop {
  const { random, edge } = spot;
  const paints = ['#c8622a', '#d98a2f', '#b5452a', '#e0a83e', '#8f5a32', '#a8742f', '#c9763a', '#7b4a2e'];
  const leaf = ([x, y]: Point, dark = 0): string => {
    const [outline, turn, size] = [pick(random, leaves), between(random, 0, 360), between(random, 1.05, 1.6)];
    const paint = mix(pick(random, paints), '#2c1c12', dark);
    const vein = mix(paint, pick(random, ['#fbe3b0', '#4a2413']), 0.45);
    const ribs = [
      [0, -34, 0, 46],
      [0, 12, 13, -2],
      [0, 12, -13, -2],
      [0, -6, 9, -18],
      [0, -6, -9, -18],
    ].map((rib) => {
      const [ax, ay, bx, by] = moved(rib, x, y, turn, size).map(Math.round) as [
        number,
        number,
        number,
        number,
      ];
      return `M${ax} ${ay}l${bx - ax} ${by - ay}`.replaceAll(' -', '-');
    });
    return `<path fill="${paint}" d="${pathData(moved(outline, x, y, turn, size), true, 0)}"/><path stroke="${vein}" d="${ribs.join('')}"/>`;
  };
  const pile = (painted: string) =>
    `<g stroke="#1d110a" stroke-width="1.4" stroke-linecap="round" stroke-opacity=".5">${painted}</g>`;
  const shuffled = (points: Point[]) =>
    points
      .map((point) => [random(), point] as const)
      .sort(([a], [b]) => a - b)
      .map(([, point]) => point);
  const floor = anywhere(spot, 160).map(speck);
  const [x, y] = edge(between(random, 0.2, 0.8) * Math.PI);
  return {
    behind:
      ground('#3a271a') +
      strokes('#5b4029', 4, floor, 0.7) +
      pile(
        shuffled(scatter(spot, 92, 20))
          .map((at) => leaf(at, 0.42))
          .join('') +
          shuffled(scatter(spot, 88, 20))
            .map((at) => leaf(at, between(random, 0, 0.12)))
            .join(''),
      ),
    front: pile(leaf([x, y + 22])),
  };
}
