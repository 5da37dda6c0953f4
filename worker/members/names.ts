// Names as they are compared: whether a username is taken, and whether a name would speak for the community itself.
import { confusables } from './confusables.ts';

/** Words with which a member would speak for the community itself. */
const ofCommunity =
  'admin|administrator|customercare|customerservice|help|helpdesk|mod|moderator|noreply|official|owner|security|staff|superuser|support|sysadmin|system|team|verified|webmaster';

/** Names that would make a member look like nobody. Some are real family names: they are kept as whole names alone. */
const ofNobody = '(?:anonymous|deleted|guest|nobody|null|root|undefined)(?:user)?';

/** Words that make no name of the community by themselves, but before another one they do. */
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

const signsAsLetters = mapOf({ a: '4@', e: '3', i: '1!|ǃꜝㅣᅵ丨', o: '0', s: '5$', t: '7' });

/**
 * Letters that look like signs: modifiers such as ʻ, ː and ー, clicks, dots and strokes. Around, in and between words
 * they are looked through; in names that have them by right nothing is left that speaks for the community.
 */
const signLike = String.raw`\p{Lm}ꞏǀǁǂǃㅡㅣㆍᅳᅵᆞￚￜㄧ丨丶一`;
const signLikeLetters = new RegExp(`[${signLike}]`, 'gu');

/** Letters that pass for each other in a row of letters, as one of them. */
const alike = (letters: string) =>
  letters.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('cl', 'd').replaceAll('l', 'i');

const patternOf = (words: string) =>
  new RegExp(`rockabout|^(?:${before}|${alike(words)})*(?:${alike(words)})s?$`);

const communityPattern = patternOf(ofCommunity);
const reservedPattern = patternOf(`${ofCommunity}|${ofNobody}`);

/** As it looks: without accents, signs and case, each letter as the Latin one that it could be taken for. */
function lookOf(name: string): string {
  allLookalikes ??= mapOf(confusables);
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(bare, (letter) => allLookalikes?.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}

/** Whether a text without its spaces and signs looks like the pattern's words, also with a number after it. */
function looksLike(pattern: RegExp, text: string): boolean {
  // A capital may look like another letter than its small one.
  return [text, text.normalize('NFKD').replace(signLikeLetters, '')]
    .flatMap((name) => [lookOf(name), lookOf(usernameKeyOf(name) ?? '')])
    .flatMap((look) => [look, look.replace(/[\p{N}\s]+$/u, '')])
    .some((look) => {
      const letters = Array.from(look, (sign) => signsAsLetters.get(sign) ?? sign).join('');
      return pattern.test(alike(letters.replace(/[^\p{L}\p{N}]/gu, '')));
    });
}

/**
 * What stands between words: a sign that passes for a letter, or a digit, may belong to the word or stand around it. A
 * capital begins one.
 */
const betweenWords = [
  /\s+/u,
  /[^\p{L}\p{M}\p{N}@$!|]+/u,
  /[^\p{L}\p{M}\p{N}@$]+/u,
  /[^\p{L}\p{M}\p{N}]+/u,
  /[^\p{L}\p{M}]+|(?<=\p{Ll})(?=\p{Lu})/u,
  new RegExp(`[^\\p{L}\\p{M}\\p{N}@$!|]+|[${signLike}]+`, 'u'),
];

/** Four letters or more, each by itself, are a word: three are initials. */
const spelledOut = /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*[^\p{L}\p{M}\p{N}]+){3,}\p{L}(?![\p{L}\p{M}\p{N}])/gu;

/**
 * Whether a name, or a whole word of it, could be taken for one of the community's. A part of a word may be one: nobody
 * can tell robinadmin from Badminton.
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
 * Whether a name could be taken for one that is kept for the community: also with accents, with digits and letters of
 * any script that look alike, with a number after it, and with other words around it. After UTS 39, for these few
 * words.
 */
export function isReserved(name: string): boolean {
  return looksLike(reservedPattern, name) || speaksForCommunity(name);
}
