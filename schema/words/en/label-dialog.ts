// The dialog that prints labels with QR codes, to glue on rocks.
import { number, plural } from './intl.ts';

export const labelDialog = {
  titleOfMany: 'Print labels',
  /** @param name of the rock, an element */
  title: <T>(name: T) => ['Print the label of ', name],
  about: 'A QR code that leads finders to your rock, and its Rock ID in clear, on 1/2 by 1 inch.',
  /** @param name of the rock, an element */
  tooLong: <T>(name: T) => [
    'The Rock ID of ',
    name,
    ' is too long for a QR code of this size, so its label says it in words: finders type it in.',
  ],
  copies: 'Copies of each',
  copiesWrong: (most: number) => `Please enter a number from 1 to ${number(most)}`,
  /** Above the names of the member's other rocks. */
  sameSheet: 'On the same sheet',
  how: 'Print at 100% (“Actual size”). Glue the label to the underside of the rock, scan it once to be sure, and seal it with two coats of clear varnish.',
  cancel: 'Cancel',
  print: (count: number) => plural(count, { one: 'Print Label', other: 'Print # Labels' }),
};
