// Names as they are compared: whether a username is taken, and whether a name would speak for the community itself.
import { confusables } from './confusables.ts';

/** Names that would make a member look like the community itself, or like nobody. */
const reserved =
  'admin|administrator|anonymous|deleted|guest|help|mod|moderator|nobody|null|official|owner|root|security|staff|support|system|team|undefined|verified|webmaster';

/** Cyrillic and Greek letters that look like Latin ones, small or capital, and Latin ones that look like others. */
const lookalikes = mapOf({
  a: 'аαɑ',
  b: 'вβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεҽ',
  g: 'ɡԍ',
  h: 'нһη',
  i: 'іιıӏ',
  j: 'јϳ',
  k: 'кκ',
  m: 'мμ',
  n: 'νɴ',
  o: 'оοσς',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕꜱ',
  t: 'тτ',
  v: 'ѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уυү',
  z: 'ζ',
});

function mapOf(letters: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(letters).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
  );
}

/**
 * The form in which usernames are compared and unique: neither width nor case, nor what stands between the letters,
 * nor a letter of another script that looks like a Latin one makes another name. It is stored: a change here leaves the
 * names from before as they are.
 */
export function usernameKeyOf(username: string): string | null {
  const folded = username
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]|\u0307/gu, '');
  const key = Array.from(folded, (letter) => lookalikes.get(letter) ?? letter).join('');
  return key === '' ? null : key;
}

/** Made when the first name is looked at: a worker starts without it. */
let allLookalikes: Map<string, string> | undefined;

const signsAsLetters = mapOf({ a: '4@', e: '3', i: '1!|', o: '0', s: '5$', t: '7' });

/** Letters that pass for each other in a row of letters, as one of them. */
const alike = (letters: string) =>
  letters.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd').replaceAll('l', 'i');

const reservedPattern = new RegExp(`rockabout|^(?:the|our|${alike(reserved)})*(?:${alike(reserved)})s?$`);

/** As it looks: without accents, signs and case, each letter as the Latin one that it could be taken for. */
function lookOf(name: string): string {
  allLookalikes ??= mapOf(confusables);
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(bare, (letter) => allLookalikes?.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}

/**
 * Whether a name could be taken for one that is kept for the community: also with accents, with digits and letters of
 * any script that look alike, and with a number after it. After UTS 39, for these few words.
 */
export function isReserved(name: string): boolean {
  // A capital may look like another letter than its small one.
  return [lookOf(name), lookOf(usernameKeyOf(name) ?? '')]
    .flatMap((look) => [look, look.replace(/[\p{N}\s]+$/u, '')])
    .some((look) => {
      const letters = Array.from(look, (sign) => signsAsLetters.get(sign) ?? sign).join('');
      return reservedPattern.test(alike(letters.replace(/[^\p{L}\p{N}]/gu, '')));
    });
}
