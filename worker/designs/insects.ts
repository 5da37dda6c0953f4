// Designs with wings and shells: ladybird, bee, snail, butterfly.
import {
  along,
  blank,
  both,
  dot,
  form,
  glint,
  line,
  oval,
  placed,
  ring,
  soft,
  stroke,
  through,
} from './pen.ts';
import { onStone, type Drawing } from './stones.ts';

export const ladybird: Drawing = {
  stone: 'round',
  isBody: true,
  lines: () =>
    [
      // The wings part a little towards the tail.
      onStone(both(line('M0-84C4 0 14 92 44 200')) + line('M-190-54C-120-96 120-96 190-54')),
      along([0, 62, 0, 152], 5, (x, y, t) => dot(x, y, 5 + t * 9)),
      both(
        [
          form(oval(62, -24, 27)),
          form(oval(130, -6, 18)),
          form(oval(100, 62, 25)),
          form(oval(52, 62, 13)),
          form(oval(76, 124, 17)),
          ring(54, -118, 23),
          dot(53, -115, 25),
          glint(58, -121, 5),
          along([22, -62, 70, -62, 118, -54, 156, -42], 9, (x, y) => dot(x, y - 1, 6)),
        ].join(''),
      ),
      stroke([-15, -110, -8, -103, 0, -101, 8, -103, 15, -110]),
      both(dot(84, -96, 7) + dot(94, -104, 5)),
    ].join(''),
};

/** A stripe across the bee, bent towards its tail. */
function stripe(x: number): string {
  const half = 66 * Math.sqrt(1 - (x / 94) ** 2);
  return line(`M${x} ${-half}Q${x + 24} 0 ${x} ${half}`);
}

const beeWing = [
  form('M0 0C-34-44-44-104-14-122C18-138 44-86 14-14C10-6 4-2 0 0z'),
  line('M0-18C-10-52-14-78-10-100'),
  line('M4-34C10-54 12-66 10-80'),
].join('');

export const bee: Drawing = {
  stone: 'round',
  lines: () =>
    [
      along([120, 46, 144, 26, 150, -4, 136, -32, 134, -62, 146, -86], 10, (x, y, t) => dot(x, y, 9 - t * 5)),
      placed(beeWing, 26, -18, 24),
      placed(beeWing, -4, -22, -14),
      placed(
        [
          form('M92-10C104-6 116 0 122 6C114 10 104 12 92 12z'),
          form(oval(0, 0, 94, 66)),
          stripe(-22),
          stripe(8),
          stripe(36),
          stripe(62),
          dot(-58, -12, 15),
          stroke([-72, 14, -64, 22, -54, 24, -44, 18]),
          dot(-34, 6, 7),
          dot(-30, 17, 5),
          stroke([-70, -44, -80, -70, -98, -84, -112, -78]),
          stroke([-52, -55, -54, -80, -68, -98, -84, -98]),
          dot(-112, -76, 13),
          dot(-86, -97, 13),
        ].join(''),
        -22,
        38,
        -8,
      ),
      // A meadow under it, in three flowers.
      [-92, -20, 58].map((x, i) => flower(x, [132, 146, 138][i] ?? 0, [15, 12, 14][i] ?? 0)).join(''),
    ].join(''),
};

function flower(x: number, y: number, size: number): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * 2 * Math.PI - Math.PI / 2;
    return form(oval(x + Math.cos(angle) * size, y + Math.sin(angle) * size, size * 0.62));
  }).join('');
  return petals + form(oval(x, y, size * 0.55));
}

/** A winding around the middle of the shell, from the inside outwards; `beside` moves it outwards. */
function winding(from: number, to: number, beside = 0): number[] {
  const points: number[] = [];
  for (let i = 0; i <= 30; i++) {
    const turn = from + ((to - from) * i) / 30;
    const reach = 6 + turn ** 1.1 * 38 + beside;
    points.push(36 + reach * Math.cos(turn * 2 * Math.PI), -18 + reach * Math.sin(turn * 2 * Math.PI));
  }
  return points;
}

export const snail: Drawing = {
  stone: 'flat',
  lines: () =>
    [
      // The body hides where the last winding meets the one before.
      blank(through(winding(1.27, 2.25), true)),
      stroke(winding(0, 2.25)),
      stroke([-112, -30, -120, -62, -134, -84]),
      stroke([-92, -36, -90, -66, -96, -92]),
      dot(-136, -90, 19),
      dot(-97, -99, 19),
      soft([
        -132, -10, -124, -34, -102, -42, -80, -30, -68, 0, -50, 36, -10, 58, 40, 62, 104, 64, 146, 82, 156,
        92, 156, 92, 110, 98, 20, 98, -50, 98, -94, 84, -118, 52, -126, 18,
      ]),
      dot(-104, -14, 11),
      stroke([-124, 8, -114, 15, -103, 13]),
      dot(-92, 4, 6),
      along(winding(0.95, 2.1, -20), 22, (x, y, t) => dot(x, y, 5 + t * 4)),
      along([-40, 80, 20, 82, 100, 84], 9, (x, y, t) => dot(x, y, 8 - t * 4)),
      along([-118, 118, 0, 126, 118, 116], 15, (x, y, t) => dot(x, y, 4 + 5 * Math.sin(t * Math.PI))),
    ].join(''),
};

export const butterfly: Drawing = {
  stone: 'round',
  lines: () =>
    [
      both(
        [
          form('M6-4C14-56 50-110 98-124C134-132 148-106 140-62C132-26 88 6 10 10z'),
          form('M8 12C56 8 118 20 124 62C128 98 98 134 70 128C40 120 18 66 6 30z'),
          form('M30-18C42-54 70-90 96-98C114-100 116-82 110-60C102-36 72-18 30-18z'),
          form('M32 36C56 36 88 44 94 64C96 84 82 100 70 96C54 90 42 66 32 36z'),
          line('M30-18C54-36 76-56 92-78'),
          line('M32 36C46 50 58 66 70 80'),
          along([112, -112, 130, -98, 131, -66, 116, -36, 88, -14, 62, -4], 10, (x, y) => dot(x - 1, y, 8)),
          along([102, 40, 110, 64, 100, 94, 78, 113], 7, (x, y) => dot(x, y, 7)),
          stroke([3, -46, 10, -80, 22, -106, 40, -122, 56, -124, 60, -112, 50, -108]),
        ].join(''),
      ),
      form('M0-54C12-54 14-40 10-30C18-10 14 50 0 98C-14 50-18-10-10-30C-14-40-12-54 0-54z'),
      line('M-10-30Q0-22 10-30'),
      line('M-13-2Q0 6 13-2'),
      line('M-12 24Q0 32 12 24'),
      line('M-8 50Q0 57 8 50'),
      along([-100, 148, -52, 156, 0, 152, 52, 156, 100, 148], 13, (x, y, t) =>
        dot(x, y, 4 + 5 * Math.sin(t * Math.PI)),
      ),
    ].join(''),
};
