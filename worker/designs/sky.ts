// Designs from the sky: balloon, sun, moon and stars, rainbow.
import { along, around, both, dot, form, line, oval, placed, stroke } from './pen.ts';
import type { Drawing } from './stones.ts';

/** A cloud of five bumps on a flat base, about 100 wide at size 1. */
function cloud(x: number, y: number, size = 1): string {
  const [a, b, c] = [15, 20, 24].map((value) => (value * size).toFixed(1));
  const step = (dx: number, dy: number) => `${(dx * size).toFixed(1)} ${(dy * size).toFixed(1)}`;
  return form(
    `M${x - 38 * size} ${y}a${a} ${a} 0 0 1 ${step(-2, -28)}a${b} ${b} 0 0 1 ${step(28, -18)}a${c} ${c} 0 0 1 ${step(40, 4)}a${a} ${a} 0 0 1 ${step(18, 16)}a${a} ${a} 0 0 1 ${step(-4, 26)}z`,
  );
}

/** A bird far away: two strokes of a pen. */
export const gull = (x: number, y: number, size = 16): string =>
  line(`M${x - size} ${y}q${size * 0.55} ${-size * 0.8} ${size} 0q${size * 0.55} ${-size * 0.8} ${size} 0`);

/** A star of five points with round corners. */
function star(x: number, y: number, reach: number, turn = 0): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = ((i * 36 - 90 + turn) * Math.PI) / 180;
    const far = i % 2 ? reach * 0.5 : reach;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return form(`M${points.join('L')}z`);
}

export const balloon: Drawing = {
  stone: 'tall',
  lines: () =>
    [
      cloud(-104, 34, 0.62),
      cloud(100, 72, 0.76),
      form(
        'M-104-66C-104-124-56-164 0-164C56-164 104-124 104-66C104-14 58 26 30 72H-30C-58 26-104-14-104-66z',
      ),
      // Seams from the crown to the mouth.
      both(
        line('M0-164C40-150 62-112 62-66C62-14 34 30 16 72') +
          line('M0-164C14-146 22-108 22-66C22-16 12 32 6 72'),
      ),
      // A belt of scallops around the widest part.
      form('M-103-78C-60-66 60-66 103-78C105-58 102-48 98-38C60-26-60-26-98-38C-102-48-105-58-103-78z'),
      along([-88, -60, -40, -53, 0, -51, 40, -53, 88, -60], 9, (x, y, t) =>
        dot(x, y, t * 8 === 4 ? 14 : Math.round(t * 8) % 2 ? 8 : 13),
      ),
      form('M-30 72H30L26 84H-26z'),
      line('M-24 84L-20 120') + line('M24 84L20 120') + line('M0 84V120'),
      form('M-28 118H28L22 158C12 162-12 162-22 158z'),
      line('M-26 131H26') + line('M-24 145H24'),
      line('M-9 131v14') + line('M9 131v14') + line('M0 118v13') + line('M-17 118v13') + line('M17 118v13'),
      gull(-84, 86),
      gull(-58, 116, 12),
      gull(84, 112, 14),
    ].join(''),
};

export const sun: Drawing = {
  stone: 'round',
  lines: () =>
    [
      around(12, (i) =>
        i % 2
          ? [98, 116, 132, 146].map((y, n) => dot(0, -y, 12 - n * 2)).join('')
          : form('M-22-78C-24-100-6-112-12-132C-14-142-8-150 4-156C2-138 22-122 22-78z'),
      ),
      form(oval(0, 0, 82)),
      along(
        Array.from({ length: 33 }, (_, i) => [
          68 * Math.cos((i * Math.PI) / 16),
          68 * Math.sin((i * Math.PI) / 16),
        ]).flat(),
        29,
        (x, y, t) => (t < 1 ? dot(x, y, 6) : ''),
      ),
      both(
        [
          stroke([18, -8, 26, 2, 38, 2, 46, -8]),
          line('M20-4l-5 7') + line('M32 3v8') + line('M44-4l5 7'),
          stroke([16, -26, 28, -34, 44, -30]),
          form(oval(42, 22, 9)),
        ].join(''),
      ),
      line('M-3-26C-3-8-9 4-9 11C-9 18 9 18 9 11'),
      stroke([-20, 32, -10, 40, 0, 42, 10, 40, 20, 32]),
    ].join(''),
};

export const moon: Drawing = {
  stone: 'round',
  lines: () =>
    [
      // A sleeping face looks out of the crescent.
      form(
        'M38-132C-52-140-128-76-128 6C-128 90-58 146 24 136C56 132 84 116 100 94C70 100 38 92 18 74C8 66 4 58 8 50C4 46 2 42 8 38C4 34-2 32-10 26C-2 22 2 14 0 2C-2-50 2-98 38-132z',
      ),
      stroke([-44, 2, -36, 14, -24, 16, -12, 10]),
      line('M-42 8l-9 6') + line('M-34 16l-5 10') + line('M-24 18l1 9'),
      stroke([-52, -18, -40, -28, -24, -28]),
      form(oval(-34, 52, 12)),
      stroke([8, 46, 0, 50, -8, 48]),
      along([2, -112, -56, -94, -98, -46, -108, 8, -94, 60, -54, 100, 0, 116, 50, 112], 21, (x, y, t) =>
        dot(x, y, 5 + 5 * Math.sin(t * Math.PI)),
      ),
      star(82, -62, 32, -8),
      star(128, 22, 22, 10),
      star(60, 20, 16, 4),
      dot(120, -24, 8) +
        dot(46, -18, 7) +
        dot(96, 58, 8) +
        dot(128, -72, 7) +
        dot(48, -92, 7) +
        dot(86, -112, 6),
      dot(92, -10, 6) + dot(150, -20, 6) + dot(56, 56, 6) + dot(138, 66, 6),
    ].join(''),
};

const heart = (size: number) =>
  form(
    `M0 ${size}C${-size * 1.5} ${-size * 0.1} ${-size} ${-size} ${-size * 0.45} ${-size * 0.9}C${-size * 0.2} ${-size * 0.86} 0 ${-size * 0.7} 0 ${-size * 0.45}C0 ${-size * 0.7} ${size * 0.2} ${-size * 0.86} ${size * 0.45} ${-size * 0.9}C${size} ${-size} ${size * 1.5} ${-size * 0.1} 0 ${size}z`,
  );

export const rainbow: Drawing = {
  stone: 'flat',
  lines: () =>
    placed(
      [
        form('M-138 62A138 138 0 0 1 138 62H52A52 52 0 0 0-52 62z'),
        [74, 96, 117].map((reach) => line(`M${-reach} 62A${reach} ${reach} 0 0 1 ${reach} 62`)).join(''),
        // Between two of the bands, dots.
        along(
          Array.from({ length: 15 }, (_, i) => [
            -106.5 * Math.cos(((i + 1) * Math.PI) / 16),
            62 - 106.5 * Math.sin(((i + 1) * Math.PI) / 16),
          ]).flat(),
          23,
          (x, y) => dot(x, y, 8),
        ),
        along(
          Array.from({ length: 15 }, (_, i) => [
            -157 * Math.cos(((i + 1) * Math.PI) / 16),
            62 - 157 * Math.sin(((i + 1) * Math.PI) / 16),
          ]).flat(),
          23,
          (x, y, t) => dot(x, y, 4 + 5 * Math.sin(t * Math.PI)),
        ),
        cloud(-92, 92, 1.1),
        cloud(98, 92, 1.1),
        placed(heart(20), 2, 44),
        placed(heart(11), -34, 104, -10) + placed(heart(11), 34, 104, 10) + placed(heart(13), 0, 120),
      ].join(''),
      0,
      -24,
    ),
};
