// Finds which of many Rock IDs a text gives away. Separate from reveals-code.ts, which the Found Rock page loads.
import { lengthOf } from './characters.ts';
import { lettersAlone, shortestSought } from './reveals-code.ts';
import { normalizeCode } from './codes.ts';

const readings = [normalizeCode, lettersAlone];

/**
 * As `revealsCode` for each of the codes, in one pass over a text: three hundred codes and as many descriptions are ninety
 * thousand pairs.
 * @param codeKeys by `normalizeCode`
 * @returns for a text, the first of them in it that is not `own`; null for none
 */
export function codesSought(codeKeys: readonly string[]): (text: string, own: string) => string | null {
  const indexes = readings.map((read) => {
    const byStart = new Map<string, { codeKey: string; sought: string }[]>();
    for (const codeKey of codeKeys) {
      const sought = read(codeKey);
      if (lengthOf(sought) < shortestSought) continue;
      const start = sought.slice(0, shortestSought);
      const others = byStart.get(start);
      if (others) others.push({ codeKey, sought });
      else byStart.set(start, [{ codeKey, sought }]);
    }
    return { read, byStart };
  });
  return (text, own) => {
    for (const { read, byStart } of indexes) {
      if (byStart.size === 0) continue;
      const whole = read(text);
      for (let i = 0; i + shortestSought <= whole.length; i++) {
        const found = byStart
          .get(whole.slice(i, i + shortestSought))
          ?.find(({ codeKey, sought }) => codeKey !== own && whole.startsWith(sought, i));
        if (found) return found.codeKey;
      }
    }
    return null;
  };
}
