// What the painter and the finder of a rock say to each other at a find: thanks, and a line.
import { number } from './intl.ts';

export const thanks = {
  tooLong: (over: number, most: number) =>
    `This is ${number(over)} too many: a line has at most ${number(most)} characters.`,
  /** A finder's line. */
  leaveLine: 'Leave a line for the painter',
  /** @param line an element */
  painterReads: <T>(line: T) => ['The painter reads: “', line, '”'],
  lineGone: 'Your line is gone.',
  change: 'Change',
  lineFailed: 'Your line did not arrive. Please try again.',
  send: 'Send',
  /** A painter's thanks. */
  sayThanks: 'Say thanks',
  sayThanksTo: (finder: string) => `Say thanks to ${finder}`,
  addLine: 'Add a line',
  addLineTo: (finder: string) => `Add a line to ${finder}`,
  /** Of its field. */
  lineTo: (finder: string) => `A line to ${finder} (optional)`,
  thanksFailed: 'Your thanks did not arrive. Please try again.',
  cancel: 'Cancel',
  saidThanks: 'You said thanks',
  /** Who thanks whom at a find: to the finder, to others, and of a rock that was adopted. */
  thanksYou: 'The painter thanks you',
  saysThanks: 'The painter says thanks',
  ofEarlierOwner: 'Thanks for this find',
  /** What was said. @param line an element */
  quoted: <T>(line: T) => ['“', line, '”'],
  /** After `saidThanks` and the like. @param line an element */
  andQuoted: <T>(line: T) => [': “', line, '”'],
  remove: 'Remove',
  /** For screen readers. */
  removeLine: (finder: string) => `Remove the words of ${finder}`,
  /** Of a finder whose account is gone. */
  removeFindersLine: 'Remove the words of the finder',
  removeThanks: 'Remove the words of the painter',
  stillHere: { title: 'These words are still here', text: 'Please try again in a moment.' },
};
