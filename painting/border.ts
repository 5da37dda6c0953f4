// The border: dots that frame what is painted, following the edge of the stone.

import { createBrush, type Dot, type Ground } from './brush.ts';
import { measure } from './curves.ts';
import type { Palette } from './palettes.ts';
import { between, type Random } from './random.ts';
import { contour, type Reach } from './silhouettes.ts';

/** Rows of dots along the edge of the stone, in one of several styles. */
export function border(
  reach: Reach,
  palette: Palette,
  ground: Ground,
  random: Random,
  plain = false,
): string {
  const { deep, warm, cool, light } = palette;
  const { dots } = createBrush({ random, palette, ground, reach, under: '' });
  const [main, other] = (
    { deep: [light, warm], cool: [light, deep], light: [cool, warm], stone: [light, warm] } as const
  )[ground];
  const along = (
    paint: string,
    count: number,
    share: number,
    radius: number | ((i: number) => number),
    shift = 0,
  ) => {
    const { at } = measure(contour(reach, share));
    const spots = Array.from({ length: count }, (_, i): Dot => {
      const { x, y } = at((i + shift) / count);
      return [x, y, typeof radius === 'number' ? radius : radius(i)];
    });
    return dots(
      paint,
      spots.filter(([, , size]) => size > 0),
    );
  };
  const some = (least: number, most: number) => Math.floor(between(random, least, most));
  const edge = 0.873;
  if (plain) return along(warm, 44, 0.93, 4.6) + along(light, 44, 0.93, 2.4, 0.5);
  switch (some(0, 4)) {
    case 0: {
      const count = some(36, 44);
      return along(main, count, edge, 5.6) + along(other, count, edge, 2.8, 0.5);
    }
    case 1: {
      const count = some(26, 32);
      return (
        along(main, count, edge, 7.6) +
        along(other, count, edge, 3.6) +
        along(main, count, edge + 0.025, 2.8, 0.5)
      );
    }
    case 2: {
      const count = 4 * some(11, 14);
      return along(main, count, edge, (i) => 2.8 + 4.6 * Math.sin((i / count) * 4 * Math.PI) ** 2);
    }
    default: {
      const count = 3 * some(15, 19);
      return (
        along(main, count, edge, (i) => (i % 3 ? 3.8 : 0)) + along(other, count, edge, (i) => (i % 3 ? 0 : 7))
      );
    }
  }
}
