// When a Rock ID that is being typed is looked up: misses are limited, so nobody spends them on half a code.
import { codeAlphabet, isMistyped, issuedLength, normalizeCode } from '../../schema/codes.ts';

/** Milliseconds without a keystroke. */
export const typingPause = 1000;

/**
 * - `never`: nothing is typed, or a code of ours with a typo.
 * - `now`: a code of ours, whole and right.
 * - `when-told`: it could still become one; looked up when it is sent.
 * - `after-pause`: an ID of somebody's own.
 */
export type Moment = 'never' | 'now' | 'when-told' | 'after-pause';

export function whenToAsk(typed: string): Moment {
  const code = normalizeCode(typed);
  if (code === '' || isMistyped(code)) return 'never';
  if (isOurs(code)) return 'now';
  // Letters and digits that our codes do not use are among them: people take an O for a 0.
  return code.length < issuedLength && /^[A-Z0-9]+$/.test(code) ? 'when-told' : 'after-pause';
}

/** Nine of our symbols whose check character is right. */
function isOurs(code: string): boolean {
  return (
    code.length === issuedLength &&
    [...code].every((symbol) => codeAlphabet.includes(symbol)) &&
    !isMistyped(code)
  );
}
