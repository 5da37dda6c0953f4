// The public form of an ambassador's name.
import type { FoundingAmbassador } from '../../schema/ambassadors.ts';
import { lastInitial } from '../../schema/members.ts';

/**
 * First name and last initial of a typed name. It must not leak more than that: signs end a word, 'Miller, Ann' becomes
 * Ann M., and a single word in a script without spaces is reduced to its first character.
 */
export function publicName(typed: string): Pick<FoundingAmbassador, 'firstName' | 'lastName'> {
  const [before = [], after = []] = typed.split(/[,،，、;；]/u, 2).map(wordsOf);
  if (typed.normalize('NFKC').includes('@')) return { firstName: lastInitial(typed), lastName: '' };
  const isLastFirst = after.length > 0 && before.length === 1;
  const words = isLastFirst ? [...after, ...before] : before.length > 0 ? before : after;
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (words.length === 1 && spaceless.test(first)) return { firstName: '', lastName: lastInitial(first) };
  return { firstName: first.slice(0, longestShown), lastName: lastInitial(last) };
}

const longestShown = 30;
const spaceless = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
