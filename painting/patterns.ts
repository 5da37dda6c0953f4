// Motifs of dots and symmetry: mandala, flower, heart, rainbow, waves.

import type { Brush, Dot } from './brush.ts';
import { type Curve, ellipse, moved } from './curves.ts';
import { mix } from './palettes.ts';
import { between, pick } from './random.ts';

/** Rings that are round in the middle and approach the outline of the stone towards the edge. */
export function mandala(brush: Brush): string {
  const { random, warm, cool, light, deep, ground, reach, dots } = brush;
  const petals = pick(random, [8, 9, 10, 12]);
  const mean = Array.from({ length: 24 }, (_, i) => reach((i / 12) * Math.PI)).reduce((a, b) => a + b) / 24;
  const paints =
    ground === 'deep'
      ? [warm, light, cool, mix(warm, light, 0.55)]
      : [light, warm, deep, mix(cool, light, 0.3)];
  const first = Math.floor(between(random, 0, paints.length));
  const paint = (i: number) => paints[(i + first) % paints.length] as string;

  const ring = (color: string, count: number, share: number, radius: number, turn: number) =>
    dots(
      color,
      Array.from({ length: count }, (_, i): Dot => {
        const angle = ((i + turn) / count) * 2 * Math.PI;
        const edge = mean + (reach(angle) - mean) * share;
        return [share * edge * Math.cos(angle), share * edge * Math.sin(angle), radius * (edge / mean)];
      }),
    );

  const painted = [
    ring(paint(0), 1, 0, 11, 0),
    ring(paint(2), 1, 0, 5, 0),
    ring(paint(1), petals, 0.16, 3.2, 0),
  ];
  let share = 0.27;
  for (let i = 0; share < 0.9; i++) {
    const double = (share * 200 * Math.PI) / petals > 46 || (share > 0.55 && random() < 0.4);
    const count = petals * (double ? 2 : 1);
    const radius = Math.min(
      (share * 100 * Math.PI) / count / 1.22,
      share > 0.75 ? 10 : 14,
      (0.93 - share) * 100,
    );
    const turn = i % 2 ? 0.5 : 0;
    painted.push(ring(paint(i + 2), count, share, radius, turn));
    if (radius > 5) painted.push(ring(paint(i + 3), count, share, radius * 0.5, turn));
    // A small dot sits on the brow of each large one, where the next ring leaves a gap.
    const next = share + radius / 62 + 0.025;
    if (share < 0.8)
      painted.push(ring(paint(i + 1), count, share + radius / 74, Math.max(1.6, radius * 0.25), turn));
    share = next > 0.9 && share + radius / 100 < 0.8 ? 0.865 : next;
  }
  return painted.join('');
}

const petal: Curve = [0, -24, 13, -44, 19, -72, 10, -95, 0, -100, -10, -95, -19, -72, -13, -44];

export function flower(brush: Brush): string {
  const { random, warm, cool, light, deep, ground, shape, row, ring, disc } = brush;
  const count = pick(random, [7, 8, 9]);
  const width = 8.4 / count;
  const turns = Array.from({ length: count }, (_, i) => ((i + between(random, -0.05, 0.05)) * 360) / count);
  const slim = petal.map((value, i) => (i % 2 ? value : value * width));
  const leaf = ground === 'cool' ? deep : cool;
  return [
    ...turns.map((turn) => shape(leaf, moved(slim, 0, 0, turn + 180 / count, 0.96))),
    ...turns.map((turn) =>
      row(
        ground === 'deep' ? mix(cool, light, 0.6) : light,
        moved([0, -66, 0, -92], 0, 0, turn + 180 / count),
        2,
        { to: 3.6 },
      ),
    ),
    ...turns.map((turn) =>
      shape(warm, moved(slim, 0, 0, turn), ` stroke="${mix(warm, deep, 0.2)}" stroke-width="3"`),
    ),
    ...turns.map((turn) => row(light, moved([0, -42, 0, -84], 0, 0, turn), 2.2, { to: 5, gap: 1.2 })),
    disc(deep, 0, 0, 32),
    ring(light, count * 2, 26, 3.2),
    ring(mix(warm, light, 0.45), count, 16.5, 4),
    disc(warm, 0, 0, 8.5),
    disc(light, 0, 0, 3.6),
  ].join('');
}

const heartCurve: Curve = [
  0, -44, 0, -44, 24, -72, 60, -80, 90, -60, 96, -24, 78, 16, 40, 56, 0, 90, 0, 90, -40, 56, -78, 16, -96,
  -24, -90, -60, -60, -80, -24, -72,
];

export function heart(brush: Brush): string {
  const { warm, cool, light, deep, ground, shape, row, disc } = brush;
  const inside = (scale: number) => moved(heartCurve, 0, 16 - scale * 16, 0, scale);
  return [
    row(ground === 'light' ? cool : light, moved(heartCurve, 0, -1, 0, 1.13), 4.4, {
      closed: true,
      gap: 1.3,
    }),
    shape(warm, heartCurve),
    row(light, inside(0.84), 3.4, { closed: true, gap: 1.35 }),
    row(deep, inside(0.67), 4.6, { closed: true, gap: 1.2 }),
    row(mix(warm, light, 0.6), inside(0.48), 3.8, { closed: true, gap: 1.2 }),
    row(deep, inside(0.3), 3.2, { closed: true, gap: 1.2 }),
    disc(light, 0, 12, 8),
    disc(cool, 0, 12, 4),
  ].join('');
}

export function rainbow(brush: Brush): string {
  const { warm, cool, light, deep, ground, line, row, dots, random } = brush;
  const bands = [
    warm,
    mix(warm, light, 0.5),
    light,
    mix(cool, light, 0.45),
    ground === 'deep' ? cool : mix(cool, deep, 0.35),
  ];
  const rain = ground === 'light' ? mix(cool, deep, 0.25) : mix(cool, light, 0.35);
  const arc = (radius: number) => ellipse(0, 40, radius, radius * 1.04, 0.5, 0.5);
  const cloud = (side: number) => {
    const puffs: Dot[] = [
      [66, 44, 22],
      [92, 36, 16],
      [42, 44, 17],
      [78, 26, 15],
      [56, 27, 16],
      [108, 48, 10],
      [27, 50, 10],
    ];
    const body = puffs.map(([x, y, r]): Dot => [side * (x + between(random, -2, 2)), y, r]);
    return (
      dots(
        ground === 'light' ? mix(cool, light, 0.25) : ground === 'deep' ? light : mix(light, cool, 0.08),
        body,
      ) +
      row(ground === 'light' ? light : cool, [side * 24, 54, side * 108, 54], 2, {
        gap: 1.5,
        swell: 2.6,
      })
    );
  };
  return [
    ...bands.map((paint, i) => line(paint, 14.6, arc(93 - i * 13.8))),
    ...bands.map((_, i) =>
      row(i % 2 ? deep : i === 2 ? warm : light, arc(93 - i * 13.8), 1.4, {
        gap: 1.9,
        swell: 2.4,
      }),
    ),
    cloud(-1),
    cloud(1),
    ...[-92, -72, -52, -32, 32, 52, 72, 92].map((x, i) =>
      row(i % 3 ? rain : warm, [x, 76, x + 1, 98 - Math.abs(x) / 9 + (i % 2) * 12], 4.2, {
        to: 2,
        gap: 1.3,
      }),
    ),
  ].join('');
}

/** Three rows of breakers, one behind the other, foam and spray made of dots. */
export function waves(brush: Brush): string {
  const { random, warm, cool, light, deep, shape, row, disc, ring, dots } = brush;
  const side = random() < 0.5 ? 1 : -1;
  const flip = (curve: Curve): Curve => curve.map((value, at) => (at % 2 ? value : value * side));
  const [sunX, sunY] = [between(random, -4, 26) * side, -52];
  const painted = [
    disc(warm, sunX, sunY, 22),
    ring(warm, 16, 29, 2.8, 0, sunX, sunY),
    ring(mix(warm, light, 0.4), 16, 36, 2.2, 0.5, sunX, sunY),
  ];
  [mix(cool, light, 0.4), cool, mix(cool, deep, 0.62)].forEach((paint, i) => {
    const [top, length] = [-8 + i * 36, 92];
    const from = -190 + [0, 52, 16][i]! + between(random, -9, 9);
    const starts = [0, 1, 2, 3].map((k) => from + k * length);
    // The back climbs slowly to the crest, then the lip hangs over the next trough.
    const crest = starts.flatMap((x) =>
      [
        [4, 19],
        [26, 15],
        [48, 1],
        [68, -18],
        [90, -26],
        [106, -15],
        [106, -15],
        [92, -13],
        [84, 0],
        [86, 14],
      ].flatMap(([dx, dy]) => [x + (dx as number), top + (dy as number)]),
    );
    painted.push(shape(paint, flip([...crest, 200, 190, 200, 190, -200, 190, -200, 190])));
    for (const x of starts) {
      const along = (lift: number) =>
        flip([
          x + 8,
          top + 22 + lift,
          x + 30,
          top + 17 + lift,
          x + 52,
          top + 4 + lift,
          x + 70,
          top - 11 + lift,
          x + 84,
          top - 18 + lift,
        ]);
      painted.push(row(light, along(0), 1.6, { to: 5, gap: 1.2 }));
      if (i) painted.push(row(mix(cool, light, 0.5), along(13).slice(0, 8), 1.6, { to: 4, gap: 1.3 }));
      painted.push(
        dots(
          light,
          flip([x + 101, top - 23, x + 111, top - 22, x + 113, top - 11]).flatMap((value, at, all): Dot[] =>
            at % 2 ? [] : [[value, all[at + 1] as number, 4.4 - at * 0.5]],
          ),
        ),
      );
    }
  });
  return painted.join('');
}
