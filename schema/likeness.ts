// How well what somebody sees on a rock fits the words of its painter.
import { foldedName } from './place-names.ts';

/** Words for the same thing in what people paint. */
const alike: readonly (readonly string[])[] = [
  ['ladybird', 'ladybug', 'beetle'],
  ['bee', 'bumblebee', 'honeybee', 'wasp'],
  ['butterfly', 'moth'],
  ['cat', 'kitten', 'kitty'],
  ['dog', 'puppy'],
  ['bird', 'owl', 'robin', 'chick'],
  ['turtle', 'tortoise'],
  ['mushroom', 'toadstool'],
  ['flower', 'daisy', 'rose', 'sunflower', 'tulip', 'blossom'],
  ['sunrise', 'sunset', 'sun'],
  ['planet', 'saturn', 'earth', 'space'],
  ['star', 'stars', 'galaxy'],
  ['waves', 'sea', 'ocean'],
  ['whale', 'dolphin'],
  ['heart', 'love'],
  ['mandala', 'dots'],
];

/** Letters that two forms of a word have in common at least: 'flies' is 'fly', 'car' is not 'cat'. */
const leastInCommon = 3;

/**
 * The number of words in `what` that the text has, in any form, or as another word for the same: 0 if none fits.
 * @param what as it was typed, in any language
 */
export function likeness(what: string, text: string): number {
  const words = wordsOf(text);
  const isIn = (asked: string) =>
    [asked, ...synonymsOf(asked)].some((one) => words.some((word) => isForm(one, word)));
  return [...new Set(wordsOf(what))].filter(isIn).length;
}

function wordsOf(text: string): string[] {
  return foldedName(text)
    .split(' ')
    .filter((word) => word !== '');
}

const synonymsOf = (word: string): readonly string[] =>
  alike.filter((group) => group.some((one) => isForm(one, word))).flat();

/** Whether both are forms of one word: 'fly' and 'flies', 'sun' and 'sunny', 'dot' and 'dots'. */
function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let common = 0;
  while (common < short.length && short[common] === long[common]) common++;
  // Languages without spaces have several words in one.
  if (!/[a-z]/.test(short)) return long.includes(short);
  return common >= leastInCommon && common >= short.length - 1 && long.length - common <= leastInCommon;
}
