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

/** Words that say nothing of a motif. */
const empty: ReadonlySet<string> = new Set(
  'a an the and or of on in at by to for from with without my its it is was this that one two some rock rocks stone stones painted painting'.split(
    ' ',
  ),
);

/** Words that are compared: more do not help, and cost time for each rock. */
const mostWords = 12;

/**
 * Counts the words in `what` that a text has, in any form, or as another word for the same: 0 if none fits.
 * @param what as it was typed, in any language
 */
export function likenessTo(what: string): (text: string) => number {
  const asked = [...new Set(wordsOf(what))].slice(0, mostWords);
  const meant = asked.map((word) => [
    ...new Set([word, ...alike.filter((group) => group.some((one) => isForm(one, word))).flat()]),
  ]);
  if (meant.length === 0) return () => 0;
  return (text) => {
    const words = [...new Set(wordsOf(text))];
    return meant.filter((forms) => forms.some((one) => words.some((word) => isForm(one, word)))).length;
  };
}

function wordsOf(text: string): string[] {
  return foldedName(text)
    .split(' ')
    .filter((word) => word !== '' && !empty.has(word));
}

/** Whether both are forms of one word: 'fly' and 'flies', 'sun' and 'sunny', 'dot' and 'dots'. */
function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  // Most words of a text are not alike at all.
  if (one[0] !== other[0] && /[a-z]/.test(one)) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  // Languages without spaces have several words in one.
  if (!/[a-z]/.test(short)) return long.includes(short);
  let common = 0;
  while (common < short.length && short[common] === long[common]) common++;
  return common >= leastInCommon && common >= short.length - 1 && long.length - common <= leastInCommon;
}
