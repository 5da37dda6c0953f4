// Motifs from the sea: whale, fish, turtle.

import type { Brush, Dot } from './brush.ts';
import { both, type Curve, ellipse, sided } from './curves.ts';
import { mix } from './palettes.ts';
import { between } from './random.ts';

const eye = (brush: Brush, x: number, y: number, radius: number): string =>
  brush.disc(brush.light, x, y, radius) +
  brush.disc(brush.deep, x, y, radius * 0.62) +
  brush.disc(brush.light, x + radius * 0.2, y - radius * 0.25, radius * 0.22);

export function whale(brush: Brush): string {
  const { warm, cool, light, deep, ground, ink, shape, row, dots, line } = brush;
  const body: Curve = [
    -104, 8, -100, -26, -76, -52, -38, -60, 4, -50, 44, -26, 70, -12, 84, -26, 86, -40, 72, -48, 56, -66, 56,
    -66, 78, -66, 92, -56, 96, -56, 104, -66, 124, -72, 124, -72, 116, -50, 102, -40, 100, -18, 84, 14, 52,
    40, 10, 54, -44, 56, -86, 44,
  ];
  const belly: Curve = [
    -102, 18, -102, 18, -66, 22, -24, 20, 12, 28, 44, 42, 44, 42, 10, 54, -44, 56, -86, 44,
  ];
  const paint = ground === 'deep' ? mix(cool, light, 0.12) : cool;
  const spray = ground === 'deep' ? light : mix(cool, deep, 0.25);
  const groove = (y: number, to: number) =>
    row(mix(cool, deep, 0.2), [-92 + (y - 26) * 0.5, y, -50, y + 2, to, y + 3], 2.6, {
      to: 1.4,
      gap: 1.5,
    });
  return [
    row(spray, [-44, -68, -46, -82, -62, -92, -76, -84], 3, { to: 5 }),
    row(spray, [-40, -68, -36, -84, -20, -94, -6, -86], 3, { to: 5 }),
    shape(paint, body),
    shape(ground === 'light' ? mix(cool, light, 0.6) : light, belly),
    groove(29, 20),
    groove(38, 22),
    groove(47, 12),
    line(deep, 2.6, [-103, 16, -84, 22, -66, 19]),
    eye(brush, -62, 0, 8.5),
    shape(mix(paint, deep, 0.35), [-22, 22, -22, 22, -8, 50, 14, 66, 26, 64, 22, 44, 8, 24]),
    row(light, [-84, -36, -38, -52, 4, -42, 44, -18, 68, -3, 86, -10], 4.4, {
      to: 1.8,
      gap: 1.3,
    }),
    row(ground === 'deep' ? deep : mix(light, paint, 0.3), [-44, -38, 0, -30, 40, -6, 66, 8], 3.4, {
      to: 1.5,
      gap: 1.5,
    }),
    row(warm, [-36, -22, 0, -16, 30, 4, 52, 16], 4, { to: 1.6, gap: 1.5 }),
    dots(light, [
      [66, -62, 1.8],
      [74, -58, 2.4],
      [82, -52, 2.8],
      [112, -64, 1.8],
      [106, -57, 2.4],
      [98, -50, 2.8],
    ]),
    row(ink, [-96, 74, -60, 68, -24, 74, 12, 68, 48, 74, 84, 68, 108, 72], 2, {
      gap: 1.6,
      swell: 2.4,
    }),
    row(ground === 'light' ? cool : paint, [-74, 88, -40, 82, -6, 88, 28, 82, 62, 88, 84, 84], 1.6, {
      gap: 1.5,
      swell: 2.4,
    }),
    row(warm, [-44, 101, -14, 97, 14, 101, 44, 97], 1.4, {
      gap: 1.7,
      swell: 2,
    }),
  ].join('');
}

export function fish(brush: Brush): string {
  const { warm, cool, light, deep, ground, ink, shape, row, dots, random } = brush;
  const body: Curve = [
    -98, 4, -84, -24, -50, -48, -6, -54, 36, -36, 66, -8, 70, 4, 66, 14, 36, 40, -6, 56, -50, 50, -84, 28,
  ];
  const fin = ground === 'cool' ? deep : cool;
  const second = mix(warm, light, 0.55);
  const scales = [-14, 6, 26, 44].flatMap((x, i) => {
    const half = [40, 36, 27, 14][i] as number;
    return row(
      i % 2 ? second : light,
      [x, 3 - half, x + 10, 3 - half * 0.5, x + 13, 3, x + 10, 3 + half * 0.5, x, 3 + half],
      2 - i * 0.2,
      { gap: 1.2, swell: 3.4 - i * 0.34 },
    );
  });
  return [
    shape(fin, [56, 2, 78, -18, 104, -54, 104, -54, 108, -26, 98, 2, 108, 32, 104, 58, 104, 58, 78, 22]),
    shape(fin, [-44, -42, -30, -70, 0, -82, 30, -74, 44, -60, 44, -60, 36, -40, 20, -34]),
    shape(fin, [-26, 46, -14, 70, 8, 80, 8, 80, 20, 66, 18, 46]),
    ...[-0.55, -0.2, 0.2, 0.55].map((lean) =>
      row(light, [72, 3 + lean * 14, 88, 3 + lean * 36, 99, 3 + lean * 68], 1.6, {
        to: 3.4,
        gap: 1.2,
      }),
    ),
    row(light, [-30, -60, -4, -71, 22, -66, 38, -55], 3.4, { to: 1.6, gap: 1.5 }),
    row(light, [-12, 62, 0, 68, 10, 66], 2.8, { to: 1.8, gap: 1.4 }),
    shape(warm, body),
    ...scales,
    row(deep, [-44, -40, -30, -22, -27, 4, -32, 26, -44, 42], 1.8, {
      gap: 1.25,
      swell: 2.6,
    }),
    eye(brush, -62, -10, 12),
    row(deep, [-92, 16, -82, 20, -72, 17], 2.2, { gap: 1.1 }),
    dots(
      ink,
      [
        [-98, -40, 5],
        [-90, -58, 3.6],
        [-102, -64, 2.6],
      ].map(([x, y, r]): Dot => [(x as number) + between(random, -3, 3), y as number, r as number]),
    ),
  ].join('');
}

export function turtle(brush: Brush): string {
  const { warm, cool, light, deep, ground, shape, row, ring, disc, ringOf, dots } = brush;
  const skin = mix(warm, light, 0.1);
  const flipper: Curve = [34, -46, 62, -70, 92, -70, 100, -50, 84, -42, 64, -36, 46, -20];
  const paddle: Curve = [34, 48, 54, 58, 66, 80, 56, 92, 40, 82, 24, 62];
  const stretch = (spots: readonly Dot[]): Dot[] => spots.map(([x, y, r]) => [x, 6 + y * 1.12, r]);
  const shell = ground === 'deep' ? cool : mix(cool, deep, 0.12);
  return [
    both((side) => shape(skin, sided(flipper, side)) + shape(skin, sided(paddle, side))),
    both(
      (side) =>
        row(deep, sided([50, -44, 66, -56, 88, -60], side), 4, { to: 1.8, gap: 1.25 }) +
        row(deep, sided([38, 60, 50, 70, 56, 82], side), 3.4, { to: 1.8, gap: 1.25 }),
    ),
    shape(skin, [-8, 72, 0, 98, 0, 98, 8, 72]),
    shape(skin, ellipse(0, -80, 22, 26)),
    both((side) => disc(deep, side * 11.5, -88, 4.6) + disc(light, side * 11, -89.4, 1.6)),
    dots(deep, [
      [0, -77, 2.4],
      [-6, -72, 2],
      [6, -72, 2],
    ]),
    shape(mix(shell, deep, 0.45), ellipse(0, 6, 64, 72)),
    shape(shell, ellipse(0, 6, 55, 63)),
    row(light, ellipse(0, 6, 59.5, 67.5), 3.4, { closed: true, gap: 1.3 }),
    disc(warm, 0, 6, 13),
    disc(light, 0, 6, 5.4),
    ring(light, 12, 17.5, 2.2, 0, 0, 6),
    dots(mix(warm, light, 0.3), stretch(ringOf(6, 32, 9.4))),
    dots(deep, stretch(ringOf(6, 32, 4.2))),
    dots(light, stretch(ringOf(6, 33, 4.8, 0.5))),
    dots(deep, stretch(ringOf(18, 47, 3.2))),
  ].join('');
}
