// Designs with paws and tails: fox, cat, hedgehog, dinosaur.
import { along, blank, both, dot, form, glint, line, oval, placed, ring, soft, stroke } from './pen.ts';
import { isOnStone, onStone, type Drawing } from './stones.ts';

export const fox: Drawing = {
  stone: 'round',
  lines: () =>
    [
      both(
        [
          form('M26-78C48-106 76-128 104-136C120-102 126-66 120-22z'),
          form('M62-80C74-94 86-104 97-109C104-90 107-72 106-52'),
        ].join(''),
      ),
      soft([
        0, -88, 40, -82, 80, -64, 112, -34, 124, 4, 152, 44, 152, 44, 128, 50, 132, 66, 132, 66, 106, 68, 106,
        82, 106, 82, 70, 92, 36, 116, 0, 132, -36, 116, -70, 92, -106, 82, -106, 82, -106, 68, -132, 66, -132,
        66, -128, 50, -152, 44, -152, 44, -124, 4, -112, -34, -80, -64, -40, -82,
      ]),
      both(
        [
          // The white of the cheeks, from the nose up to the fur at the sides.
          stroke([139, 36, 108, 18, 76, 18, 46, 34, 21, 62]),
          form(oval(56, -12, 15, 18)),
          dot(55, -10, 22),
          glint(60, -16, 4.5),
          line('M70-20l12-7'),
          dot(58, 60, 6),
          dot(74, 68, 6),
          dot(78, 50, 6),
          stroke([0, 96, 10, 104, 24, 100]),
          dot(24, -56, 7),
          dot(44, -52, 6),
          dot(62, -44, 5),
        ].join(''),
      ),
      form('M0 92C-12 84-24 72-20 64C-12 58 12 58 20 64C24 72 12 84 0 92z'),
      along([0, -66, 0, -28], 3, (x, y, t) => dot(x, y, 11 - t * 4)),
    ].join(''),
};

export const cat: Drawing = {
  stone: 'flat',
  isBody: true,
  lines: () =>
    [
      onStone(
        [
          // The back leg, and the tail that comes round to the chin.
          stroke([150, 128, 168, 84, 158, 34, 118, 14, 76, 28, 54, 66]),
          form(
            'M220 40C200 96 110 112 10 104C-14 102-30 112-26 128C-22 146 0 152 40 152C120 156 196 130 230 90z',
          ),
          line('M42 108C36 120 36 136 44 150'),
          line('M80 106C76 120 78 136 86 150'),
          // Stripes over the back.
          [-40, 0, 40, 80]
            .map((x, i) =>
              placed(line('M0-40C-6-8-2 14 6 28'), x + 20, [-112, -118, -116, -106][i] ?? 0, i * 9 - 8),
            )
            .join(''),
        ].join(''),
      ),
      placed(
        [
          form('M-74-34C-82-66-82-92-76-108C-54-100-34-84-20-66z'),
          form('M74-34C82-66 82-92 76-108C54-100 34-84 20-66z'),
          line('M-64-58C-66-70-66-80-64-88C-56-84-48-78-42-72'),
          line('M64-58C66-70 66-80 64-88C56-84 48-78 42-72'),
          soft([
            0, -70, 44, -64, 78, -36, 88, 4, 70, 42, 34, 60, 0, 64, -34, 60, -70, 42, -88, 4, -78, -36, -44,
            -64,
          ]),
          both(
            [
              stroke([24, 2, 34, 12, 46, 12, 56, 2]),
              line('M60 25l30-6'),
              line('M60 35l32 2'),
              line('M16-66C16-54 15-48 13-42'),
              stroke([0, 30, 4, 38, 14, 40, 22, 34]),
            ].join(''),
          ),
          line('M0-70V-40'),
          form('M0 29C-6 25-11 20-9 16C-4 13 4 13 9 16C11 20 6 25 0 29z'),
        ].join(''),
        -64,
        32,
        -8,
      ),
      form(oval(-50, 116, 30, 17, 4)),
      line('M-60 108v12'),
      line('M-46 108v13'),
    ].join(''),
};

/** Where the face ends and the spines begin. */
const furAt = (y: number) => -14 - ((y - 18) / 18) ** 2;

/** Everything behind the face, with tufts of fur that hang over it. */
function coat(): string {
  const tall = 27;
  let path = `M${furAt(-170).toFixed(1)}-170`;
  for (let y = -170; y < 170; y += tall) {
    const [from, to] = [furAt(y), furAt(y + tall)];
    const tip = (from + to) / 2 - 20;
    path += `Q${(from - 3).toFixed(1)} ${y + 12} ${tip.toFixed(1)} ${y + 21}Q${(to - 6).toFixed(1)} ${y + 22} ${to.toFixed(1)} ${y + tall}`;
  }
  return form(`${path}H260V-220H-130z`);
}

/** Spines on rings around the snout, each ring between the gaps of the one before. */
function spines(): string {
  let drawing = '';
  for (let row = 0; row < 9; row++) {
    const near = 126 + row * 28;
    const count = Math.round((2 * Math.PI * near) / 24);
    for (let i = 0; i < count; i++) {
      const angle = ((i + (row % 2) / 2) / count) * 2 * Math.PI;
      const [x, y] = [-118 + near * Math.cos(angle), 26 + near * Math.sin(angle)];
      const far = near + 16;
      const [endX, endY] = [-118 + far * Math.cos(angle), 26 + far * Math.sin(angle)];
      if (x > furAt(y) + 8 && isOnStone('flat', endX, endY, 0.95))
        drawing += placed(line('M0 0Q8-4 16 0'), x, y, (angle * 180) / Math.PI);
    }
  }
  return drawing;
}

export const hedgehog: Drawing = {
  stone: 'flat',
  isBody: true,
  lines: () =>
    [
      onStone(coat() + spines()),
      ring(-64, -66, 24),
      stroke([-76, -60, -72, -74, -58, -76]),
      dot(-104, -6, 26),
      glint(-109, -12, 5),
      dot(-160, 20, 28),
      glint(-165, 14, 5),
      stroke([-156, 48, -146, 60, -130, 64, -114, 54]),
      dot(-78, 36, 7) + dot(-66, 24, 6) + dot(-64, 42, 6),
      form(oval(-92, 118, 21, 12, -4)),
      line('M-100 112v9') + line('M-88 111v9'),
    ].join(''),
};

/** A plate on the back, standing on its middle. */
const plate = (size: number) =>
  form(
    `M${-size} 8C${-size} ${-size * 0.7} ${-size * 0.4} ${-size * 1.3} 0 ${-size * 1.7}C${size * 0.4} ${-size * 1.3} ${size} ${-size * 0.7} ${size} 8z`,
  );

export const dinosaur: Drawing = {
  stone: 'flat',
  lines: () =>
    [
      // The far legs, then the plates, then the body in front of both.
      form('M-24 40V104C-24 110 4 110 4 104V40z'),
      form('M66 40V104C66 110 92 110 92 104V40z'),
      along([-50, -18, -20, -24, 16, -40, 54, -34, 88, -6, 116, 24, 134, 32], 7, (x, y, t, degrees) =>
        placed(plate(8 + 9 * Math.sin(Math.PI * (0.12 + t * 0.8))), x, y, degrees),
      ),
      soft([
        -140, -74, -128, -92, -104, -98, -82, -84, -74, -58, -62, -22, -34, -14, 8, -36, 50, -34, 86, -4, 116,
        26, 140, 34, 164, 22, 164, 22, 152, 58, 118, 72, 80, 66, 20, 74, -40, 70, -76, 50, -96, 14, -102, -28,
        -116, -46, -136, -54,
      ]),
      blank('M-67 44L-72 106H-38L-36 60L-40 44z'),
      line('M-68 54C-72 72-72 90-72 106C-72 114-38 114-38 106C-38 94-37 84-36 71'),
      form('M32 62C36 78 36 92 36 106C36 114 70 114 70 106C70 90 74 76 84 60C74 30 40 34 32 62'),
      dot(-112, -76, 11),
      stroke([-138, -62, -124, -60, -112, -64]),
      dot(-98, -66, 6),
      form(oval(-2, 4, 13)) + form(oval(28, 20, 8)) + form(oval(40, -8, 10)) + form(oval(-36, 18, 8)),
      line('M-62 104v-6') + line('M-50 104v-6') + line('M46 104v-6') + line('M58 104v-6'),
      along([-120, 116, 0, 122, 126, 114], 15, (x, y, t) => dot(x, y, 4 + 5 * Math.sin(t * Math.PI))),
    ].join(''),
};
