// Rules for names of people: no badges, no invisible letters, no look-alike letters.
import * as z from 'zod/mini';
import { say } from './words/say.ts';

/** Latin may be mixed with the scripts of East Asian names; any other script beside it is a look-alike. */
const latin = /\p{Script=Latin}/u;
const goesWithLatin =
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]*$/u;

export const hasFittingLatin = (name: string) => !latin.test(name) || goesWithLatin.test(name);

/**
 * Emoji, check marks of every kind, signs such as ™ and small raised capitals, also private-use ones of a font: a
 * name with one looks verified.
 */
const badge =
  /[\p{So}\p{Co}\p{Me}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F√∛∜\u{10102}\u1D2C-\u1D42\u2C7D]/u;
/** A letter of Tai Viet that is a check mark beside letters of another script. */
const checkMark = /ꪜ/u;
const taiViet = /^[\p{Script=Tai_Viet}\P{L}]*$/u;

export const hasBadge = (name: string) => badge.test(name) || (checkMark.test(name) && !taiViet.test(name));

/** Sets of letters, one of which must cover a word; θ and χ are letters of Salish names. */
const ofOneScript = [
  /^[\p{Script=Latin}θχ]*$/u,
  /^[\p{Script=Greek}\p{Script=Coptic}]*$/u,
  /^\p{Script=Cyrillic}*$/u,
  /^[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]*$/u,
  goesWithLatin,
];
const notLetters = /[^\p{L}]+/u;

/** Whether no word of a name mixes look-alike letters. */
const isOfScripts = (name: string) =>
  name.split(notLetters).every((word) => ofOneScript.some((letters) => letters.test(word)));

/** More combining marks on a letter than any script needs, which would overlap other lines. */
const isPiled = (name: string) => /\p{M}{4}/u.test(name);

/** The invisible Hangul fillers. Invisible joiners and selectors are allowed: Persian and Japanese use them. */
const unseenLetter = /[\u115F\u1160\u3164\uFFA0]/u;

/**
 * Checks of a name, for the schemas of all forms with one. Only the worker checks whether a name is reserved for the
 * community: see worker/members/own-names.ts.
 */
export const asPersonName = [
  z.refine<string>((name) => !isPiled(name), { error: say('names', 'nameMarks') }),
  z.refine<string>((name) => !unseenLetter.test(name), { error: say('names', 'nameUnseen'), abort: true }),
  z.refine<string>((name) => !hasBadge(name), { error: say('names', 'nameBadge'), abort: true }),
  z.refine<string>(isOfScripts, { error: say('names', 'nameScript') }),
] as const;
