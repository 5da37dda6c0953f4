// Paths of the Found Rock page.
import { formatCode } from '../../schema/codes.ts';

/** The path of the Found Rock page, with the code of a rock if given. */
export function foundRockPath(code?: string): string {
  const sought = code?.trim();
  return sought ? `/nfc-scan?${new URLSearchParams({ rockId: formatCode(sought) })}` : '/nfc-scan';
}
