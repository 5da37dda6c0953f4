// When to look up an ID during typing. Misses are rate-limited, so incomplete codes must not be looked up.
import { codeAlphabet, isMistyped, issuedLength, normalizeCode } from '../../schema/codes.ts';

/** Milliseconds without a keystroke that count as a pause. */
export const typingPause = 1000;

/**
 * - `never`: empty, or an issued code with a typo.
 * - `now`: a complete and valid issued code.
 * - `when-told`: an incomplete issued code, or a short ID; looked up on submit.
 * - `after-pause`: a made-up ID that looks complete.
 */
export type LookUpTiming = 'never' | 'now' | 'on-submit' | 'after-pause';

/** The minimum length of a made-up ID that can be registered today; older IDs may be shorter. */
const usualLength = 8;

/** @param known normalized Rock IDs of the member's own rocks; looking one up is never a miss */
export function whenToLookUp(typed: string, known: readonly string[] = []): LookUpTiming {
  const code = normalizeCode(typed);
  if (code === '' || isMistyped(code)) return 'never';
  if (isOurs(code)) return 'now';
  if (known.includes(code)) return 'after-pause';
  const mayBecomeOurs = code.length < issuedLength && isOfOurSymbols(code);
  return mayBecomeOurs || code.length < usualLength ? 'on-submit' : 'after-pause';
}

/** An issued code: nine characters of the code alphabet with a valid check character. */
function isOurs(code: string): boolean {
  return code.length === issuedLength && isOfOurSymbols(code) && !isMistyped(code);
}

function isOfOurSymbols(code: string): boolean {
  return [...code].every((symbol) => codeAlphabet.includes(symbol));
}
