// Motifs from the garden: ladybird, bee, butterfly, snail, cat.

import type { Brush, Dot } from './brush.ts';
import { both, type Curve, ellipse, moved, sided } from './curves.ts';
import { mix } from './palettes.ts';
import { between } from './random.ts';

export function ladybird(brush: Brush): string {
  const { warm, light, deep, shape, row, disc, dots, line, random } = brush;
  const spots: Dot[] = [
    [36, -22, 14],
    [48, 20, 13],
    [26, 52, 12],
    [20, 14, 9],
  ];
  return [
    both((side) =>
      [
        row(deep, sided([20, -88, 26, -100, 38, -106], side), 2.6, { to: 5 }),
        row(deep, sided([72, -22, 88, -34, 98, -32], side), 5, { to: 3, gap: 1 }),
        row(deep, sided([80, 16, 94, 16, 102, 24], side), 5, { to: 3, gap: 1 }),
        row(deep, sided([68, 56, 82, 66, 84, 78], side), 5, { to: 3, gap: 1 }),
      ].join(''),
    ),
    shape(deep, ellipse(0, -60, 42, 34)),
    shape(warm, ellipse(0, 16, 79, 77)),
    line(deep, 5, [0, -60, 1, 10, 0, 91]),
    both((side) => disc(light, side * 21, -72, 8) + disc(deep, side * 20, -71, 3.6)),
    both((side) =>
      dots(
        deep,
        spots.map(([x, y, r]): Dot => [side * x, y, r * between(random, 0.93, 1.08)]),
      ),
    ),
    both((side) =>
      dots(
        light,
        spots.map(([x, y, r]): Dot => [side * x - r * 0.25, y - r * 0.3, r * 0.28]),
      ),
    ),
    both((side) =>
      row(light, moved(sided([8, -52, 46, -46, 66, 0, 60, 46, 30, 76, 8, 82], side), 0, 0), 1.6, {
        gap: 1.7,
        swell: 2,
      }),
    ),
    dots(light, [
      [0, -52, 4],
      [-12, -49, 3],
      [12, -49, 3],
    ]),
  ].join('');
}

export function bee(brush: Brush): string {
  const { warm, cool, light, deep, ground, ink, shape, row, disc, dots, line } = brush;
  const wing: Curve = [12, -18, 50, -58, 92, -64, 102, -36, 80, -8, 40, -2];
  const small: Curve = [14, -6, 50, 2, 80, 18, 78, 38, 54, 40, 28, 18];
  const stripe = (y: number) => {
    const half = 45 * Math.sqrt(1 - ((y - 36) / 60) ** 2) - 4;
    return line(deep, 13, [-half, y - 3, 0, y + 5, half, y - 3]);
  };
  return [
    both((side) =>
      [
        shape(mix(light, cool, ground === 'cool' ? 0.12 : 0.3), sided(small, side)),
        shape(light, sided(wing, side)),
        row(ground === 'cool' ? deep : cool, moved(sided(wing, side), side * 11, -6, 0, 0.8), 2.4, {
          closed: true,
          gap: 1.4,
        }),
        row(ground === 'cool' ? deep : cool, sided([34, -18, 74, -38], side), 2.2, {
          to: 4.4,
          gap: 1.2,
        }),
        row(ground === 'cool' ? deep : cool, sided([34, 10, 64, 26], side), 2, {
          to: 3.6,
          gap: 1.2,
        }),
        row(ink, sided([8, -70, 14, -88, 28, -96], side), 2.4, { to: 4.6 }),
      ].join(''),
    ),
    shape(deep, [-8, 90, 0, 108, 0, 108, 8, 90]),
    shape(warm, ellipse(0, 36, 45, 60)),
    stripe(22),
    stripe(48),
    stripe(74),
    disc(deep, 0, -56, 25),
    shape(mix(warm, '#6b3f14', 0.5), ellipse(0, -18, 33, 26)),
    row(warm, ellipse(0, -18, 27, 20), 4.4, { closed: true, gap: 1.05 }),
    disc(mix(warm, light, 0.5), 0, -18, 9),
    disc(warm, 0, -18, 4.5),
    both((side) => disc(light, side * 11, -62, 6) + disc(deep, side * 10, -61, 2.8)),
    ...[35, 61].map((y) =>
      row(light, [-36, y - 1, 0, y + 6, 36, y - 1], 1.2, {
        gap: 1.5,
        swell: 2,
      }),
    ),
    dots(light, [
      [0, -44, 2.6],
      [-7, -46, 2],
      [7, -46, 2],
    ]),
  ].join('');
}

export function butterfly(brush: Brush): string {
  const { warm, cool, light, deep, ground, ink, shape, row, disc, dots } = brush;
  const upper: Curve = [6, -14, 6, -14, 26, -58, 58, -86, 92, -88, 102, -62, 92, -28, 64, -4, 24, 4];
  const lower: Curve = [5, 2, 40, 0, 72, 14, 84, 42, 70, 74, 46, 84, 28, 64, 12, 34];
  const hind = ground === 'cool' ? mix(warm, light, 0.5) : cool;
  return [
    both((side) =>
      [
        shape(hind, sided(lower, side)),
        shape(warm, sided(upper, side)),
        row(deep, moved(sided(upper, side), side * 5, -4, 0, 0.9), 3.2, { closed: true, gap: 1.4 }),
        row(light, moved(sided(upper, side), side * 12, -9, 0, 0.74), 2.6, { closed: true, gap: 1.45 }),
        row(light, moved(sided(lower, side), side * 6, 5, 0, 0.84), 3, { closed: true, gap: 1.4 }),
        disc(light, side * 66, -50, 12.5),
        disc(deep, side * 66, -50, 7.5),
        disc(light, side * 66, -50, 3),
        row(light, sided([22, -17, 50, -36], side), 2, { to: 4 }),
        disc(warm, side * 54, 46, 11),
        disc(deep, side * 54, 46, 5.6),
        row(deep, sided([20, 15, 40, 33], side), 2, { to: 3.8 }),
        row(ink, sided([4, -52, 10, -74, 26, -84], side), 2, { to: 4.4 }),
      ].join(''),
    ),
    shape(
      ground === 'deep' ? mix(deep, light, 0.85) : deep,
      [0, -50, 7, -42, 7, -20, 8, 10, 4, 50, 0, 66, -4, 50, -8, 10, -7, -20, -7, -42],
    ),
    dots(
      ground === 'deep' ? deep : light,
      [-38, -26, -14, -2, 10, 22, 34, 45].map((y, i): Dot => [0, y, 3.4 - i * 0.25]),
    ),
  ].join('');
}

export function snail(brush: Brush): string {
  const { warm, cool, light, deep, ground, ink, shape, row, disc, dots, random } = brush;
  const skin = ground === 'cool' ? light : ground === 'light' ? cool : mix(cool, light, 0.35);
  const foot: Curve = [
    108, 78, 108, 78, 80, 62, 40, 50, -20, 46, -48, 30, -58, -8, -72, -28, -92, -24, -98, -4, -88, 40, -70,
    68, -40, 78, 30, 80,
  ];
  const spiral: number[] = [];
  for (let i = 0; i <= 22; i++) {
    const [angle, radius] = [0.9 + (i / 22) * 4.6 * Math.PI, 4 + (i / 22) ** 1.15 * 49];
    spiral.push(16 + radius * Math.cos(angle), -6 + radius * Math.sin(angle));
  }
  return [
    row(skin, [-74, -28, -66, -52, -56, -66], 3, { gap: 0.8, to: 3.4 }),
    row(skin, [-90, -26, -98, -48, -104, -60], 3, { gap: 0.8, to: 3.4 }),
    disc(ink, -55, -71, 6.4),
    disc(ink, -106, -66, 6.4),
    shape(skin, foot),
    disc(mix(warm, deep, 0.4), 16, -6, 66),
    disc(warm, 16, -6, 61),
    row(light, spiral, 2, { to: 6, gap: 1.15 }),
    row(deep, ellipse(16, -6, 63.5), 2, { closed: true, gap: 1.7 }),
    disc(deep, -84, -8, 4),
    row(deep, [-92, 8, -86, 13, -78, 12], 1.8, { gap: 1.1 }),
    row(ground === 'cool' ? cool : deep, [-74, 56, -44, 68, 20, 71, 74, 71, 94, 74], 4, {
      to: 1.6,
      gap: 1.4,
    }),
    row(ink, [-92, 91, 0, 94, 104, 91], 1.8, {
      gap: 1.4,
      swell: 2.6,
    }),
    row(mix(warm, light, 0.3), [-68, 104, 4, 107, 76, 104], 1.6, {
      gap: 1.6,
      swell: 2.4,
    }),
    dots(
      mix(warm, light, 0.6),
      [
        [84, 44, 3.4],
        [96, 30, 4.6],
        [90, 10, 3],
      ].map(([x, y, r]): Dot => [x as number, (y as number) + between(random, -3, 3), r as number]),
    ),
  ].join('');
}

export function cat(brush: Brush): string {
  const { warm, cool, light, deep, ground, shape, row, disc, dots, line } = brush;
  const half: Curve = [34, -64, 54, -80, 76, -90, 76, -90, 88, -62, 92, -34, 101, 2, 92, 40, 54, 72];
  // The left half is the mirrored right one, point by point in the opposite order.
  const head = [
    0,
    -66,
    ...half,
    0,
    80,
    ...half.flatMap((_, i) => (i % 2 ? [] : [-(half.at(-2 - i) as number), half.at(-1 - i) as number])),
  ];
  const ear: Curve = [70, -76, 70, -76, 56, -68, 43, -55, 62, -46, 80, -38, 78, -58];
  const iris = ground === 'cool' ? mix(cool, light, 0.25) : cool;
  return [
    shape(warm, head),
    both((side) => shape(mix(warm, light, 0.5), sided(ear, side))),
    both((side) => shape(light, ellipse(side * 17, 42, 25, 21))),
    shape(light, ellipse(0, 60, 18, 14)),
    both((side) =>
      [
        shape(deep, ellipse(side * 46, -2, 25, 23)),
        shape(iris, ellipse(side * 46, -2, 21, 19.5)),
        shape(deep, ellipse(side * 46, -2, 9, 17)),
        disc(light, side * 46 + 6, -9, 5),
        row(light, sided([64, 36, 84, 32, 112, 28], side), 3.6, { to: 1.6, gap: 1.3 }),
        row(light, sided([60, 50, 80, 52, 104, 58], side), 3.6, { to: 1.6, gap: 1.3 }),
        row(deep, sided([16, -38, 20, -52], side), 5, { to: 3, gap: 1 }),
        row(deep, sided([92, 10, 80, 10], side), 4, { to: 2.6, gap: 1 }),
        row(light, sided([22, -30, 46, -36, 70, -27], side), 1.6, {
          gap: 1.35,
          swell: 2,
        }),
        dots(deep, [
          [side * 14, 40, 2],
          [side * 24, 36, 2],
          [side * 24, 47, 2],
        ]),
      ].join(''),
    ),
    row(deep, [0, -30, 0, -54], 6.4, { to: 3, gap: 1 }),
    dots(light, [
      [0, -14, 4],
      [0, -3, 3.2],
      [0, 6, 2.5],
    ]),
    shape(mix(deep, warm, 0.25), [-13, 20, 0, 17, 13, 20, 8, 29, 0, 34, -8, 29]),
    line(deep, 3, [0, 33, -2, 44, -14, 50, -24, 46]),
    line(deep, 3, [0, 33, 2, 44, 14, 50, 24, 46]),
  ].join('');
}
