// Compares names: whether a username is taken, whether a name could pass for the community's staff, and whether texts read the same.
import { confusables } from './confusables.ts';

/** Words with which a member would seem to speak for the community. */
const ofCommunity =
  'admin|administrator|customercare|customerservice|help|helpdesk|mod|moderator|noreply|official|owner|security|staff|superuser|support|sysadmin|system|team|verified|webmaster';

/** Names that look like a missing or deleted member. Some are real family names, so only the whole name is reserved. */
const ofNobody = '(?:anonymous|deleted|guest|nobody|null|root|undefined)(?:user)?';

/** Words that are reserved only as a prefix of a reserved word. */
const before = 'customer|our|site|super(?!system)|tech|the|user';

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
 * The unique key of a username. It ignores width, case and separators, and maps lookalikes of other scripts to Latin
 * letters. The key is stored, so a change here does not affect existing usernames.
 */
export function usernameKeyOf(username: string): string | null {
  const folded = username
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]|\u0307/gu, '');
  const key = Array.from(folded, (letter) => lookalikes.get(letter) ?? letter).join('');
  return key === '' ? null : key;
}

/** Built at the first check of a name, to keep the worker's startup fast. */
let allLookalikes: Map<string, string> | undefined;

const signsAsLetters = mapOf({ a: '4@', e: '3', i: '1!|ǃꜝㅣᅵ丨', o: '0', s: '5$', t: '7' });

/**
 * Letters that look like signs: modifiers such as ʻ, ː and ー, clicks, dots and strokes. The check ignores them around,
 * in and between words. Genuine names that contain them do not match a reserved word without them.
 */
const signLike = String.raw`\p{Lm}ꞏǀǁǂǃㅡㅣㆍᅳᅵᆞￚￜㄧ丨丶一`;
const signLikeLetters = new RegExp(`[${signLike}]`, 'gu');

/** Replaces letters and pairs that look the same by one of them. */
const alike = (letters: string) =>
  letters.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd').replaceAll('l', 'i');

const patternOf = (words: string) =>
  new RegExp(`rockabout|^(?:${before}|${alike(words)})*(?:${alike(words)})s?$`);

const communityPattern = patternOf(ofCommunity);
const reservedPattern = patternOf(`${ofCommunity}|${ofNobody}`);

/** The visual skeleton of a name: no accents or case, each letter mapped to the Latin one it resembles. */
function skeletonOf(name: string): string {
  allLookalikes ??= mapOf(confusables);
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(bare, (letter) => allLookalikes?.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}

/** What is not read: spaces, signs, emoji, accents, modifiers, and letters that are invisible. */
const unread = /[^\p{L}\p{N}]|\p{Lm}|\p{Default_Ignorable_Code_Point}/gu;
const unseen = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The key of a text by what is read of it: its letters and digits, with those that look alike as one. A text of signs
 * alone is its own key. It is never stored. @returns null if there is nothing to see
 */
export function readingKeyOf(text: string): string | null {
  const bare = usernameKeyOf(text.normalize('NFKD').replace(unread, ''));
  if (bare === null) return text.normalize('NFKC').replace(unseen, '') || null;
  return alike(Array.from(skeletonOf(bare), (sign) => signsAsLetters.get(sign) ?? sign).join(''));
}

/** Whether a text, ignoring spaces, signs and a trailing number, looks like the pattern's words. */
function looksLike(pattern: RegExp, text: string): boolean {
  // A capital may look like a different letter than its lower case.
  return [text, text.normalize('NFKD').replace(signLikeLetters, '')]
    .flatMap((name) => [skeletonOf(name), skeletonOf(usernameKeyOf(name) ?? '')])
    .flatMap((look) => [look, look.replace(/[\p{N}\s]+$/u, '')])
    .some((look) => {
      const letters = Array.from(look, (sign) => signsAsLetters.get(sign) ?? sign).join('');
      return pattern.test(alike(letters.replace(/[^\p{L}\p{N}]/gu, '')));
    });
}

/**
 * Ways to split a name into words. A digit, or a sign that passes for a letter, may belong to a word or separate two.
 * A capital starts a word.
 */
const betweenWords = [
  /\s+/u,
  /[^\p{L}\p{M}\p{N}@$!|]+/u,
  /[^\p{L}\p{M}\p{N}@$]+/u,
  /[^\p{L}\p{M}\p{N}]+/u,
  /[^\p{L}\p{M}]+|(?<=\p{Ll})(?=\p{Lu})/u,
  new RegExp(`[^\\p{L}\\p{M}\\p{N}@$!|]+|[${signLike}]+`, 'u'),
];

/** Four or more separated single letters are a word; three are initials. */
const spelledOut = /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*[^\p{L}\p{M}\p{N}]+){3,}\p{L}(?![\p{L}\p{M}\p{N}])/gu;

/**
 * Whether a name, or a whole word of it, could pass for the community's. Parts of a word are allowed, because no rule
 * separates robinadmin from Badminton.
 */
export function speaksForCommunity(name: string): boolean {
  const words = new Set([
    name,
    ...betweenWords.flatMap((between) => name.split(between)),
    ...(name.match(spelledOut) ?? []),
  ]);
  return [...words].some((word) => looksLike(communityPattern, word));
}

/**
 * Whether a name could pass for a reserved one: also with accents, with digits and letters of any script that look
 * alike, with a number after it, and with other words around it. Follows UTS 39, for these few words.
 */
export function isReserved(name: string): boolean {
  return looksLike(reservedPattern, name) || speaksForCommunity(name);
}
