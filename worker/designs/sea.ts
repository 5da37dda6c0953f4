// Designs from the sea and its shore: turtle, whale, fish, boat, lighthouse.
import { along, both, dot, form, glint, line, oval, placed, ring, stroke } from './pen.ts';
import { gull } from './sky.ts';
import { onStone, type Drawing } from './stones.ts';

const breakers = 'q16-20 34-18q-8 6-6 18q14 8 28 0'.repeat(9);

/** A line of waves from edge to edge of the stone. */
const waves = (y: number, from = -220) => line(`M${from} ${y}${breakers}`);

/** The same, and water below that hides what stands in it. */
const sea = (y: number, from = -220) => form(`M${from} 260V${y}${breakers}V260z`);

/** The turtle's shield: three plates in a row, and the seams that run from them to the rim. */
function shield(): string {
  const [middle, rx, ry] = [18, 64, 78];
  const rows = [
    [-44, -4],
    [-4, 38],
    [38, 76],
  ] as const;
  const rimX = (y: number) => rx * Math.sqrt(1 - ((y - middle) / ry) ** 2);
  const plates = rows.map(([top, bottom], i) => {
    const half = [28, 30, 24][i] ?? 28;
    const y = (top + bottom) / 2;
    return line(`M15 ${top}L${half} ${y}L15 ${bottom}M${half} ${y}H${rimX(y).toFixed(1)}`);
  });
  const across = [-44, -4, 38, 76].map((y) => line(`M-15 ${y}H15`));
  const ends = both(line('M15-44L26-54') + line('M15 76L24 90'));
  const rim = [18, 50, 82, 112, 144, 166].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return line(
      `M${(rx * x).toFixed(1)} ${(middle + ry * y).toFixed(1)}L${(86 * x).toFixed(1)} ${(middle + 100 * y).toFixed(1)}`,
    );
  });
  return [
    form(oval(0, middle, 86, 100)),
    form(oval(0, middle, rx, ry)),
    both(plates.join('') + rim.join('')),
    ...across,
    ends,
  ].join('');
}

export const turtle: Drawing = {
  stone: 'round',
  lines: () =>
    [
      placed(
        [
          both(
            [
              form('M56-56C84-96 122-108 144-84C160-64 160-34 148-10C138-30 112-42 78-28z'),
              form('M56 86C80 88 96 104 100 132C80 138 54 126 38 104z'),
              dot(92, -66, 10) + dot(114, -70, 9) + dot(132, -56, 8) + dot(110, -50, 8) + dot(138, -36, 6),
              dot(74, 108, 8) + dot(86, 120, 6),
            ].join(''),
          ),
          form('M-12 108C-8 122-4 132 0 140C4 132 8 122 12 108z'),
          form('M-26-66C-36-96-30-144 0-146C30-144 36-96 26-66z'),
          both(dot(16, -118, 12) + dot(10, -94, 6)),
          dot(0, -104, 6),
          shield(),
          [-24, 17, 57].map((y) => dot(0, y, 10)).join(''),
        ].join(''),
        -2,
        4,
        16,
      ),
      [
        [-142, 14, 9],
        [-124, -12, 6],
        [122, 84, 10],
        [144, 56, 6],
        [100, 112, 6],
      ]
        .map(([x = 0, y = 0, radius = 0]) => ring(x, y, radius))
        .join(''),
    ].join(''),
};

export const whale: Drawing = {
  stone: 'flat',
  lines: () =>
    [
      placed(
        [
          along([-56, -84, -66, -104, -84, -110, -98, -98], 5, (x, y, t) => dot(x, y, 7 + t * 5)),
          dot(-48, -72, 7),
          along([-40, -84, -30, -104, -12, -110, 2, -98], 5, (x, y, t) => dot(x, y, 7 + t * 5)),
          form('M126-44C108-54 88-68 82-92C100-98 122-86 132-66C134-80 140-90 148-92C156-74 152-54 140-42z'),
          form(
            'M-150 22C-152-38-98-66-42-62C20-58 56-14 100-14C118-14 122-28 126-46C134-44 138-44 142-42C148 12 116 74 26 80C-60 86-148 76-150 22z',
          ),
          // The pale belly with its furrows.
          line('M-149 30C-126 50-86 42-58 34C-36 30-18 46-10 80'),
          line('M-130 52C-110 60-84 58-62 50'),
          line('M-108 66C-92 70-74 68-52 62'),
          form('M-14 20C-2 22 16 36 18 62C-2 62-20 50-22 32z'),
          dot(-94, 8, 15),
          glint(-97, 4, 3),
          stroke([-108, -16, -95, -23, -82, -17]),
          dot(-72, 18, 6) + dot(-64, 8, 5),
          along([-20, -42, 20, -22, 56, 2, 92, 10], 7, (x, y, t) => dot(x, y, 10 - t * 5)),
          along([0, -16, 34, 6, 66, 24], 4, (x, y, t) => dot(x, y, 8 - t * 3)),
        ].join(''),
        -12,
        -4,
      ),
      onStone(waves(106) + waves(132, -248)),
    ].join(''),
};

/** Scales in columns, each column between those of the one before. */
function scales(): string {
  let drawing = '';
  for (let column = 0; column < 5; column++) {
    const x = -28 + column * 24;
    const half = [46, 46, 40, 32, 20][column] ?? 0;
    const count = Math.round((2 * half) / 26);
    for (let i = 0; i < count; i++) {
      const y = (i - (count - 1) / 2) * 26;
      drawing += line(`M${x} ${y - 13}C${x + 20} ${y - 11} ${x + 20} ${y + 11} ${x} ${y + 13}`);
    }
  }
  return drawing;
}

export const fish: Drawing = {
  stone: 'flat',
  lines: () =>
    [
      form('M92-10C112-40 136-62 160-60C149-24 149 24 160 60C136 62 112 40 92 10z'),
      line('M112-6C124-16 134-24 142-30') + line('M114 0H138') + line('M112 6C124 16 134 24 142 30'),
      form('M-50-58C-40-92 10-108 50-98C44-84 48-66 66-46z'),
      line('M-24-66C-20-78-12-84-4-88') + line('M4-66C8-76 14-84 22-90') + line('M32-58C34-68 36-76 40-84'),
      form('M-30 64C-24 86-2 102 22 98C18 84 26 66 40 56z'),
      line('M-8 70C-4 78 0 84 6 88') + line('M14 68C14 76 14 82 16 88'),
      form('M-146 6C-118-46-62-70-8-70C44-70 82-36 100-8V8C82 36 44 72-8 72C-62 72-118 56-146 6z'),
      line('M-52-64C-30-26-30 30-54 66'),
      scales(),
      form(oval(-88, -14, 20)),
      dot(-90, -12, 22),
      glint(-86, -17, 4.5),
      stroke([-142, 14, -128, 22, -114, 20, -108, 12]),
      dot(-78, 24, 7) + dot(-66, 14, 5) + dot(-66, 32, 5),
      ring(-150, -42, 9) + ring(-134, -70, 12) + ring(-110, -92, 7),
      along([-96, 104, -40, 122, 40, 124, 108, 102], 13, (x, y, t) =>
        dot(x, y, 4 + 5 * Math.sin(t * Math.PI)),
      ),
    ].join(''),
};

export const boat: Drawing = {
  stone: 'round',
  lines: () =>
    [
      ring(-104, -78, 30),
      Array.from({ length: 12 }, (_, i) => {
        const angle = (i / 12) * 2 * Math.PI;
        return dot(-104 + 44 * Math.cos(angle), -78 + 44 * Math.sin(angle), i % 2 ? 6 : 9);
      }).join(''),
      placed(
        [
          line('M4-132V70'),
          form('M4-134C28-134 40-122 58-130C52-120 52-114 56-106C40-98 26-112 4-106z'),
          form('M16-92C66-66 100-16 108 36C76 44 46 44 16 38z'),
          line('M16-56C38-54 58-46 77-38'),
          line('M16-14C46-8 70-6 94-10'),
          form('M-8-70C-34-42-66 2-74 36C-52 44-30 44-8 40z'),
          dot(-34, 12, 15),
          form('M-100 62C-60 72 70 72 118 58C110 98 88 122 66 132H-52C-78 118-92 94-100 62z'),
          line('M-93 83C-50 92 66 92 109 79'),
          [-44, 2, 48].map((x) => ring(x, 99, 7.5)).join(''),
        ].join(''),
        0,
        -12,
      ),
      onStone(sea(118) + waves(152, -246)),
      gull(110, -92),
      gull(86, -124, 12),
    ].join(''),
};

export const lighthouse: Drawing = {
  stone: 'tall',
  lines: () =>
    [
      // The light, in dots that grow on their way.
      both(
        along([40, -110, 96, -128], 4, (x, y, t) => dot(x, y, 5 + t * 5)) +
          along([40, -99, 113, -99], 5, (x, y, t) => dot(x, y, 5 + t * 5)) +
          along([50, -84, 122, -64], 5, (x, y, t) => dot(x, y, 5 + t * 5)),
      ),
      onStone(
        form(
          'M-200 108C-160 96-140 102-120 92C-98 76-80 88-62 84C-30 78 40 78 66 84C86 86 96 74 118 90C140 102 160 96 200 110V220H-200z',
        ),
      ),
      form('M-30-64H30L46 96C18 104-18 104-46 96z'),
      line('M-34-26C-12-20 12-20 34-26') +
        line('M-38 14C-12 21 12 21 38 14') +
        line('M-42 54C-14 62 14 62 42 54'),
      form('M-15 99V80C-15 62 15 62 15 80V99C5 101-5 101-15 99z'),
      dot(7, 86, 7),
      form('M-8 4V-6C-8-16 8-16 8-6V4z') + form('M-7-40V-46C-7-54 7-54 7-46V-40z'),
      form('M-22-80V-122H22V-80z'),
      line('M-7-122V-80') + line('M7-122V-80'),
      form('M-30-122C-26-144-12-154 0-156C12-154 26-144 30-122z'),
      line('M0-156V-172') + dot(0, -174, 10),
      form('M-40-80H40C40-70 38-64 34-62H-34C-38-64-40-70-40-80z'),
      line('M-20-79v16') + line('M0-79v16') + line('M20-79v16'),
      onStone(sea(128, -236) + waves(162)),
      gull(-92, 14),
      gull(94, -14),
      gull(-68, 44, 11),
    ].join(''),
};
