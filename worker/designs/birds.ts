// Designs with beaks: owl and penguin. Both fill an upright stone.
import { along, both, dot, form, glint, line, oval, stroke } from './pen.ts';
import { onStone, type Drawing } from './stones.ts';

/** Points of a circle that ends where it began. */
function circle(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 25 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();
}

/** A row of feathers in the middle of the breast. */
const feathers = (y: number, count: number) =>
  line(`M${-17 * count} ${y}${'q2 25 17 25q15 0 17-25'.repeat(count)}`);

export const owl: Drawing = {
  stone: 'tall',
  isBody: true,
  lines: () =>
    [
      onStone(
        [
          feathers(8, 4),
          feathers(36, 5),
          feathers(64, 4),
          feathers(92, 5),
          both(
            [
              // Wings, folded at the sides.
              form('M170-22C116-24 88 34 96 84C100 118 120 140 142 152L200 110z'),
              line('M134 10C118 42 114 82 124 114'),
            ].join(''),
          ),
          form(
            'M-190 150C-120 138-60 146 0 143C60 140 120 146 190 136V172C120 172 60 166 0 170C-60 174-120 168-190 178z',
          ),
        ].join(''),
      ),
      both(
        [28, 46, 64].map((x) => form(oval(x, 145, 9, 15))).join('') +
          [
            form(oval(56, -62, 56)),
            form(oval(56, -62, 35)),
            dot(54, -60, 38),
            glint(62, -68, 7),
            along(circle(56, -62, 45.5).slice(0, -2), 19, (x, y) => dot(x, y, 6.5)),
            // From the beak over the brow to the ear.
            stroke([0, -86, 10, -114, 32, -136, 62, -144, 90, -138]),
          ].join(''),
      ),
      form('M0-62C15-54 16-34 0-12C-16-34-15-54 0-62z'),
      along([0, -168, 0, -122], 4, (x, y, t) => dot(x, y, 13 - t * 7)),
      both(along([20, -156, 44, -164], 2, (x, y, t) => dot(x, y, 9 - t * 3))),
    ].join(''),
};

/** A stripe of the scarf, at a share of its way around the neck. */
function knit(t: number): string {
  const x = (at: number) => 180 * (at ** 3 - (1 - at) ** 3) + 288 * at * (1 - at) * (2 * at - 1);
  const sag = (at: number) => at ** 3 + (1 - at) ** 3;
  const [top, bottom] = [t - 0.02, t + 0.02];
  return stroke([x(top), -44 * sag(top), x(bottom), 38 - 42 * sag(bottom)]);
}

export const penguin: Drawing = {
  stone: 'tall',
  isBody: true,
  lines: () =>
    [
      onStone(
        [
          both(
            [
              // The white of the face and the breast, in one line from the brow to the feet.
              line('M0-86C14-128 74-134 88-92C96-66 80-44 86-16C108 14 114 62 98 106C86 136 62 156 30 166'),
              form('M180 10C136 34 118 84 126 132C150 126 176 96 186 60z'),
              form('M4 178C4 156 76 152 82 172C84 184 70 200 44 200C18 200 4 192 4 178z'),
              line('M32 186V174') + line('M54 186V174'),
            ].join(''),
          ),
          form('M36 20L86 10L98 86L52 94z'),
          form('M-180-44C-96 0 96 0 180-44V-4C96 38-96 38-180-4z'),
          [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map(knit).join(''),
          line('M45 62L92 54'),
          line('M64 92L66 104M78 90L80 102M91 87L93 99M53 94L54 106'),
        ].join(''),
      ),
      both(dot(40, -84, 27) + glint(45, -90, 5) + form(oval(62, -50, 11, 8))),
      form('M0-70C16-68 22-58 20-52C14-44 6-38 0-34C-6-38-14-44-20-52C-22-58-16-68 0-70z'),
      line('M-20-53C-8-48 8-48 20-53'),
      along([0, -166, 0, -118], 4, (x, y, t) => dot(x, y, 13 - t * 7)),
      both(dot(22, -152, 9) + dot(42, -158, 6)),
      [
        [-58, 74],
        [-30, 58],
        [-30, 92],
        [0, 76],
        [0, 108],
        [-58, 106],
        [-28, 124],
        [28, 124],
        [26, 64],
      ]
        .map(([x = 0, y = 0], i) => dot(x, y, i % 2 ? 7 : 10))
        .join(''),
    ].join(''),
};
