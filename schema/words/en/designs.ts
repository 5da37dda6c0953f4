// The gallery of designs to paint on stones, and the sheet of one to print.

export const designs = {
  unknown: 'There is no such design',
  loadFailed: 'The designs could not be loaded.',
  palettes: 'Palettes',
  /** Of a drawing. */
  notLoaded: 'This drawing could not be loaded.',
  tryAgain: 'Try again',
  tryAgainOf: (design: string) => `Try again: ${design}`,
  lineArt: (design: string) => `Line art: ${design}`,
  /** How hard it is to paint: what one needs. */
  difficulties: { easy: 'easy', 'steady hand': 'steady hand', patient: 'patient' },
  paints: 'Paints',
  printSizes:
    'The print shows it 3, 5 and 8 cm across, to trace or to color in. Print at 100% (“Actual size”).',
  download: 'Download',
  print: 'Print',
  notPrinted: {
    title: 'The drawing is not here yet',
    text: 'Please check your connection, then close this window and open it again.',
  },
  /** The printed sheet. @param inches such as '3 1/8' */
  size: (cm: number, inches: string) => `${cm} cm · ${inches} in`,
  /** On its ruler. */
  centimeters: (count: number) => `${count} cm`,
  inches: (count: number) => `${count} in`,
  toStone: 'From paper to stone',
  steps: [
    'Choose the size of your stone, and cut the drawing out along its edge.',
    'Rub the back with a soft pencil, on a dark stone with white chalk.',
    'Tape it to the stone and go over the lines with a ballpoint pen.',
    'Paint, let it dry, and seal it with two coats of clear varnish.',
  ],
  rulerAgrees: 'Printed at 100% (“Actual size”), this ruler agrees with yours.',
};
