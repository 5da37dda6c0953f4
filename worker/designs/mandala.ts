// A mandala of dots and petals around the middle of the stone.
import { around, dot, form, oval } from './pen.ts';
import type { Drawing } from './stones.ts';

const petal = (from: number, to: number, wide: number) =>
  form(
    `M0 ${-from}C${-wide} ${-from - (to - from) * 0.35} ${-wide} ${-from - (to - from) * 0.75} 0 ${-to}C${wide} ${-from - (to - from) * 0.75} ${wide} ${-from - (to - from) * 0.35} 0 ${-from}z`,
  );

export const mandala: Drawing = {
  stone: 'round',
  lines: () =>
    [
      around(24, () => dot(0, -164, 8)),
      around(12, () => petal(100, 152, 22), 15),
      around(12, () => dot(0, -122, 10), 15),
      around(12, () => dot(0, -138, 6), 15),
      around(12, () => petal(62, 128, 24)),
      around(12, () => [dot(0, -82, 8), dot(0, -96, 11), dot(0, -111, 6), dot(0, -143, 12)].join('')),
      form(oval(0, 0, 66)),
      around(20, () => dot(0, -55, 8)),
      form(oval(0, 0, 44)),
      around(8, () => petal(12, 40, 12)),
      form(oval(0, 0, 14)),
      dot(0, 0, 10),
    ].join(''),
};
