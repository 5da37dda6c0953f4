// Motifs from sky and garden: sunrise, planet, leaf, mushroom.

import type { Brush, Dot } from './brush.ts';
import { type Curve, ellipse, mirrored } from './curves.ts';
import { mix } from './palettes.ts';
import { between, pick } from './random.ts';

export function sunrise(brush: Brush): string {
  const { random, warm, cool, light, deep, ground, reach, shape, row, disc, dots } = brush;
  const night = ground === 'deep';
  const horizon = 22;
  const rays = pick(random, [11, 13, 15]);
  const ray = (i: number): string => {
    const angle = Math.PI * (1 + (i + 0.5) / rays);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const length = (reach(angle) - 6) * (i % 2 ? 0.8 : 0.9);
    return row(
      i % 2 ? mix(warm, light, night ? 0.5 : 0.3) : warm,
      [x * 58, horizon + y * 58, x * length, horizon + y * length],
      2.4,
      { to: 6.4, gap: 1.15 },
    );
  };
  const glints = Array.from({ length: 6 }, (_, i): Dot[] => {
    const [y, half] = [horizon + 9 + i * 12, 40 - i * 5.5];
    return Array.from({ length: 7 }, (_, k): Dot => [
      ((k - 3) / 3) * half + (i % 2) * 4,
      y,
      4.3 * (1 - Math.abs(k - 3) / 5),
    ]);
  });
  return [
    shape(mix(warm, light, night ? 0.15 : 0.5), ellipse(0, horizon, 50)),
    disc(warm, 0, horizon, 43),
    ...Array.from({ length: rays }, (_, i) => ray(i)),
    dots(
      light,
      Array.from({ length: 11 }, (_, i): Dot => [
        35 * Math.cos(Math.PI * (1 + i / 10)),
        horizon + 35 * Math.sin(Math.PI * (1 + i / 10)),
        2.4,
      ]),
    ),
    shape(night ? cool : mix(cool, deep, 0.15), [
      -190,
      horizon,
      -190,
      horizon,
      190,
      horizon,
      190,
      horizon,
      190,
      190,
      -190,
      190,
    ]),
    ...[0, 1, 2, 3, 4].flatMap((i) =>
      [-1, 1].map((side) =>
        row(
          i % 2 ? deep : light,
          [
            side * (54 - i * 4),
            horizon + 10 + i * 15,
            side * (88 - i * 2),
            horizon + 6 + i * 15,
            side * 132,
            horizon + 12 + i * 15,
          ],
          3.8,
          { to: 1.6, gap: 1.7 },
        ),
      ),
    ),
    ...glints.map((spots, i) => dots(i % 2 ? light : mix(warm, light, 0.2), spots)),
  ].join('');
}

export function planet(brush: Brush): string {
  const { random, warm, cool, light, deep, under, shape, row, disc, dots, line } = brush;
  const bend = -0.36;
  const tilted = (curve: Curve): number[] =>
    curve.map((value, i) => (i % 2 ? value + (curve[i - 1] as number) * bend : value));
  const [back, front] = [tilted(ellipse(0, 0, 98, 25, 0.5, 0.5)), tilted(ellipse(0, 0, 98, 25, 0, 0.5))];
  /** A belt around the ball, bulging towards us. */
  const belt = (top: number, bottom: number, paint: string) => {
    const edge = (y: number): [number, number] => [Math.sqrt(64 * 64 - y * y), y];
    const [[a, y0], [b, y1]] = [edge(top), edge(bottom)];
    return shape(
      paint,
      tilted([
        -a,
        y0,
        -a,
        y0,
        -a * 0.5,
        y0 + 5,
        0,
        y0 + 7,
        a * 0.5,
        y0 + 5,
        a,
        y0,
        a,
        y0,
        b,
        y1,
        b,
        y1,
        b * 0.5,
        y1 + 5,
        0,
        y1 + 7,
        -b * 0.5,
        y1 + 5,
        -b,
        y1,
        -b,
        y1,
      ]).map((value, i, all) => {
        // Tilting shears the belt; the ball's own edge has to stay where it is.
        const [px, py] = i % 2 ? [all[i - 1] as number, value] : [value, all[i + 1] as number];
        const over = Math.max(1, Math.hypot(px, py) / 64);
        return value / over;
      }),
    );
  };
  const stars: Dot[] = [
    [-78, -62, 4],
    [-50, -84, 2.6],
    [70, 66, 4],
    [40, 86, 2.6],
    [-92, -26, 2.2],
    [90, 26, 2.2],
    [0, -96, 3],
    [-14, 96, 3],
    [-66, 62, 3.6],
    [-44, 80, 2.2],
    [62, -76, 3],
    [-88, 42, 2],
  ];
  return [
    dots(
      light,
      stars.map(([x, y, r]): Dot => [
        x * 0.88 + between(random, -6, 6),
        y * 0.88 + between(random, -6, 6),
        r * between(random, 0.8, 1.3),
      ]),
    ),
    row(light, back, 2.4, { gap: 1.2 }),
    disc(warm, 0, 0, 64),
    belt(-40, -28, mix(warm, light, 0.4)),
    belt(-18, -11, mix(warm, deep, 0.22)),
    belt(24, 36, mix(warm, deep, 0.22)),
    belt(44, 51, mix(warm, light, 0.4)),
    row(light, ellipse(0, 0, 55, 55, 0.52, 0.34), 1.4, {
      gap: 1.5,
      swell: 2.8,
    }),
    line(under, 17, front),
    row(cool, tilted(ellipse(0, 0, 92, 21, 0, 0.5)), 2.4, {
      gap: 1.15,
      swell: 1.6,
    }),
    row(light, front, 2.4, {
      gap: 1.15,
      swell: 3,
      beside: -3,
    }),
    shape(mix(warm, light, 0.7), ellipse(-64 + between(random, -5, 5), 66, 8)),
  ].join('');
}

const leafCurve: Curve = [
  0, -100, 0, -100, 30, -66, 50, -22, 48, 22, 28, 56, 0, 74, 0, 74, -28, 56, -48, 22, -50, -22, -30, -66,
];

export function leaf(brush: Brush): string {
  const { warm, cool, light, deep, ground, ink, shape, row, line } = brush;
  const half: Curve = [0, -100, 0, -100, 30, -66, 50, -22, 48, 22, 28, 56, 0, 74, 0, 74, 0, 30, 0, -40];
  const veins = [-58, -34, -10, 14, 38];
  return [
    row(
      ground === 'light' ? warm : ground === 'deep' ? mix(cool, light, 0.6) : light,
      leafCurve.map((v, i) => (i % 2 ? v * 1.06 + 1 : v * 1.17)),
      3.2,
      { closed: true, gap: 1.45 },
    ),
    line(ink, 6, [0, 70, 2, 88, 10, 104]),
    shape(cool, leafCurve),
    shape(mix(cool, deep, 0.3), half),
    line(light, 3, [0, -84, 0, 72]),
    ...veins.flatMap((y, i) =>
      [-1, 1].map((side) => {
        const reach = [24, 34, 40, 38, 28][i] as number;
        return row(
          i % 2 ? mix(warm, light, 0.25) : light,
          [side * 6, y + 10, side * reach * 0.6, y - 2, side * reach, y - 14],
          4.2,
          { to: 1.8, gap: 1.15 },
        );
      }),
    ),
  ].join('');
}

export function mushroom(brush: Brush): string {
  const { random, warm, cool, light, deep, ground, shape, row, disc, dots, line } = brush;
  const stem: Curve = [
    -24, 6, -24, 6, -21, 40, -32, 84, -26, 93, 0, 96, 26, 93, 32, 84, 21, 40, 24, 6, 24, 6,
  ];
  const under: Curve = [-94, 0, -50, 20, 0, 25, 50, 20, 94, 0, 50, -8, 0, -10, -50, -8];
  const cap: Curve = [
    -98, -2, -92, -34, -70, -66, -36, -88, 0, -94, 36, -88, 70, -66, 92, -34, 98, -2, 84, 3, 40, -4, 0, -6,
    -40, -4, -84, 3,
  ];
  const spots: Dot[] = [
    [0, -62, 15],
    [-46, -50, 12],
    [45, -48, 13],
    [-70, -20, 9],
    [-22, -26, 10],
    [24, -24, 9],
    [72, -20, 8],
    [-22, -80, 5],
    [26, -80, 5],
  ];
  const grass = ground === 'cool' ? deep : cool;
  const blade = (side: number, lean: number, height: number) =>
    row(
      grass,
      [side * 20 + lean * 0.2, 94, side * 24 + lean * 0.6, 94 - height * 0.5, side * 28 + lean, 94 - height],
      6,
      { to: 2, gap: 1.05 },
    );
  return [
    ...[-1, 1].flatMap((side) => [
      blade(side, side * 6, 42),
      blade(side, side * 26, 44),
      blade(side, side * 46, 28),
    ]),
    shape(mix(light, deep, ground === 'light' ? 0.2 : 0.06), stem),
    shape(mix(light, deep, 0.28), under),
    ...[-64, -48, -32, -16, 0, 16, 32, 48, 64].map((x) =>
      line(mix(light, deep, 0.1), 2.2, [x * 0.45, 8, x * 1.05, 19 - Math.abs(x) / 7]),
    ),
    shape(warm, cap),
    dots(
      light,
      spots.map(([x, y, r]): Dot => [
        x + between(random, -3, 3),
        y + between(random, -2, 2),
        r * between(random, 0.9, 1.1),
      ]),
    ),
    dots(
      mix(warm, light, 0.45),
      spots.slice(0, 6).map(([x, y, r]): Dot => [x, y, r * 0.4]),
    ),
    row(mix(warm, deep, 0.45), [-84, -6, -40, -13, 0, -15, 40, -13, 84, -6], 2.6, {
      gap: 1.4,
    }),
    row(warm, [-14, 84, -9, 60, -10, 36], 3.4, { to: 1.6, gap: 1.4 }),
    row(mix(cool, deep, 0.1), [0, 86, 0, 36], 4, { to: 1.6, gap: 1.4 }),
    row(warm, mirrored([-14, 84, -9, 60, -10, 36]), 3.4, { to: 1.6, gap: 1.4 }),
    disc(grass, 0, 97, 5),
    row(grass, [-58, 97, 0, 101, 58, 97], 4.6, { gap: 1.02 }),
  ].join('');
}
