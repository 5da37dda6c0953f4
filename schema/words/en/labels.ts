// Printed labels of rocks, and the poster for a notice board.
import { number } from './intl.ts';

export const labels = {
  /** For screen readers. */
  label: (code: string) => `Label with the Rock ID ${code}`,
  /** On a label that has no room for a QR code. @param host such as 'rockabout.example' */
  foundMe: (host: string) => `Found me? ${host}`,
  /** After a preview of some of them. */
  more: (count: number) => `and ${number(count)} more`,
  /** On a sheet of labels. */
  sheet: (productName: string) =>
    `${productName} labels, 1/2 by 1 inch. Print at 100% (“Actual size”), cut along the corner marks, and scan one before you seal it.`,
  /** Beside a line of this length, to check the size of the print. */
  inch: '1 inch',
  poster: {
    claim: 'Painted rocks are hidden around here.',
    /** For screen readers. */
    code: (productName: string) => `QR code that leads to ${productName}`,
    heading: 'How to use this code',
    steps: [
      'Open the camera of your phone and point it at the code.',
      'Tap the link that appears. There is nothing to install, and joining is free.',
      'Found a painted rock? Turn it over, and scan its label or type in the Rock ID.',
      'Hide it again somewhere new, and follow its journey on the map.',
    ],
  },
};
