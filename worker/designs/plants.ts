// Designs that grow: cactus, mushroom house, fern, and a feather that lies beneath them.
import { along, both, dot, form, line, oval, placed, ring, stroke } from './pen.ts';
import type { Drawing } from './stones.ts';

const prickle = (x: number, y: number) => line(`M${x} ${y}l-5-7m5 7l5-7`);

export const cactus: Drawing = {
  stone: 'tall',
  lines: () =>
    [
      form('M30 6C58 6 66-8 66-28V-46C66-66 94-66 94-46V-24C94 14 70 34 30 36z'),
      form('M-30 30C-62 30-66 12-66-4V-18C-66-38-94-38-94-18V0C-94 38-66 58-30 60z'),
      form('M-38 70V-80C-38-132 38-132 38-80V70z'),
      line('M-14 66V-88') + line('M14 66V-88'),
      [-70, -30, 10, 48].map((y) => prickle(0, y) + prickle(-26, y + 18) + prickle(26, y + 18)).join(''),
      line('M80-34C80-8 70 8 52 18') + line('M-80-6C-80 20-70 34-52 42'),
      // A flower on its head, and a bud on its arm.
      placed(
        [-64, 64, -34, 34, 0]
          .map((turn) => placed(form('M0 4C-16-8-16-30 0-42C16-30 16-8 0 4z'), 0, 0, turn))
          .join(''),
        0,
        -116,
      ),
      form('M-80-34C-92-44-90-58-80-64C-70-58-68-44-80-34z'),
      form('M-62 78H62L50 158C30 166-30 166-50 158z'),
      form('M-72 60H72C74 74 74 80 70 90H-70C-74 80-74 74-72 60z'),
      line('M-58 108L-39 124L-19 108L0 124L19 108L39 124L58 108'),
      along([-46, 140, 0, 146, 46, 140], 7, (x, y, t) => dot(x, y, Math.round(t * 6) % 2 ? 7 : 11)),
    ].join(''),
};

export const mushroomHouse: Drawing = {
  stone: 'tall',
  lines: () =>
    [
      form('M50-84V-142H74V-84z'),
      form('M45-142H79V-154H45z'),
      form('M-54 12C-48 54-58 98-70 138C-40 150 40 150 70 138C58 98 48 54 54 12z'),
      form('M-124 6C-130-76-72-136 0-136C72-136 130-76 124 6C120 24 56 31 0 31C-56 31-120 24-124 6z'),
      line('M-123 6C-84-10 84-10 123 6'),
      form(oval(-4, -82, 28, 24)),
      form(oval(-76, -50, 19, 22, 20)),
      form(oval(66, -66, 18, 17)),
      form(oval(96, -24, 12, 10)),
      form(oval(-30, -30, 13, 10)),
      form(oval(32, -30, 10, 8)),
      dot(-54, -96, 9) + dot(40, -104, 9) + dot(-100, -16, 9) + dot(60, -26, 8),
      line('M0 12V25'),
      both(line('M20 12V25') + line('M42 11V23') + line('M64 9V21') + line('M86 7V17')),
      form('M-22 144V88C-22 54 26 54 26 88V144C12 147-8 147-22 144z'),
      line('M2 64V145'),
      dot(15, 108, 8),
      ring(-42, 76, 13),
      line('M-42 63V89M-55 76H-29'),
      form(oval(2, 158, 26, 8)),
      // Grass to both sides of the door.
      both(stroke([88, 148, 94, 132, 104, 122]) + stroke([83, 148, 84, 130, 80, 116])),
    ].join(''),
};

/** A leaflet that points upwards, with its vein. */
function leaflet(length: number): string {
  const wide = 7 + length * 0.1;
  const [low, high] = [length * 0.3, length * 0.72];
  return (
    form(`M0 0C${-wide} ${-low} ${-wide} ${-high} 0 ${-length}C${wide} ${-high} ${wide} ${-low} 0 0z`) +
    line(`M0 ${-length * 0.3}V${-length * 0.66}`)
  );
}

export const fern: Drawing = {
  stone: 'slim',
  lines: () =>
    [
      [-1, 1]
        .map((side) =>
          along([-4, 136, 4, 90, 4, 30, -4, -50, -4, -98], 8, (x, y, t, degrees) =>
            placed(
              leaflet(92 * Math.sin(Math.PI * (0.27 + t * 0.6)) ** 0.9),
              x,
              y,
              degrees + 90 + side * (64 - t * 16),
            ),
          ),
        )
        .join(''),
      // The tip is still rolled up.
      stroke([
        -10, 176, -4, 136, 4, 90, 4, 30, -4, -50, -4, -104, 6, -142, 32, -156, 54, -140, 48, -116, 28, -114,
        26, -130, 36, -134,
      ]),
    ].join(''),
};

export const feather: Drawing = {
  stone: 'slim',
  lines: () =>
    placed(
      [
        // The vane, split where the barbs have come apart.
        form(
          'M4-166C30-130 50-84 54-34L34-12L57-12C60 16 58 40 51 58L32 74L45 74C36 92 20 100 1 104C-18 100-36 90-45 68L-28 62L-51 48C-59 18-58-12-52-46L-30-54L-48-64C-40-104-22-138 4-166z',
        ),
        both(
          [-112, -86]
            .map((y, i) => line(`M2 ${y + 20}Q${14 + i * 4} ${y + 10} ${i ? 32 : 22} ${y - 8}`))
            .join('') +
            along([12, -42, 24, -54], 2, (x, y, t) => dot(x, y, 11 - t * 3)) +
            line('M2-14Q18-22 32-42') +
            along([13, 14, 26, 4, 38, -6], 3, (x, y, t) => dot(x, y, 11 - t * 3)) +
            line('M1 42Q22 34 44 8') +
            line('M1 92Q14 88 26 78') +
            stroke([0, 122, 12, 112, 22, 114, 22, 122]),
        ),
        line('M3-146C2-60-1 40 0 174'),
      ].join(''),
      2,
      0,
      9,
    ),
};
