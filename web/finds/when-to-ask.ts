// When a Rock ID that is being typed is looked up: misses are limited, so nobody spends them on half a code.
import { codeAlphabet, isMistyped, issuedLength, normalizeCode } from '../../schema/codes.ts';

/** Milliseconds without a keystroke. */
export const typingPause = 1000;

/**
 * - `never`: nothing is typed, or a code of ours with a typo.
 * - `now`: a code of ours, whole and right.
 * - `when-told`: half a code of ours, or too short for a guess; looked up when it is sent.
 * - `after-pause`: an ID that somebody made up, and that looks complete.
 */
export type Moment = 'never' | 'now' | 'when-told' | 'after-pause';

/** Characters of the shortest made-up ID that can be registered today; there are shorter ones of before. */
const usualLength = 8;

/** @param known Rock IDs of the asker's own rocks, as they are compared: asking for one is never a miss */
export function whenToAsk(typed: string, known: readonly string[] = []): Moment {
  const code = normalizeCode(typed);
  if (code === '' || isMistyped(code)) return 'never';
  if (isOurs(code)) return 'now';
  if (known.includes(code)) return 'after-pause';
  const mayBecomeOurs = code.length < issuedLength && isOfOurSymbols(code);
  return mayBecomeOurs || code.length < usualLength ? 'when-told' : 'after-pause';
}

/** Nine of our symbols whose check character is right. */
function isOurs(code: string): boolean {
  return code.length === issuedLength && isOfOurSymbols(code) && !isMistyped(code);
}

function isOfOurSymbols(code: string): boolean {
  return [...code].every((symbol) => codeAlphabet.includes(symbol));
}
