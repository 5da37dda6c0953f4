// About Rock IDs.
import { number } from './intl.ts';

export const codes = {
  empty: 'Please enter a Rock ID',
  required: 'Laser engraved ID is required',
  tooLong: (most: number) => `A Rock ID has at most ${number(most)} characters`,
  tooShort: (least: number) =>
    `A Rock ID of your own needs at least ${number(least)} characters, or it could be guessed. Spaces and dashes do not count.`,
  unprintable: 'A Rock ID is made of letters, numbers and signs that can be seen',
  mistyped: 'This looks like one of our Rock IDs, but a character is wrong. Please check it.',
  check: 'Check the Rock ID',
  waiting: 'This label is waiting for its rock',
  taken: 'This Rock ID is already registered',
  inText: 'Please leave the Rock ID out: whoever reads it here could claim a find',
};
