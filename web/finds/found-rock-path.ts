// The way to a rock on the Found Rock page.
import { formatCode } from '../../schema/codes.ts';

/** Path of the Found Rock page, with a rock on it when there is a code. */
export function foundRockPath(code?: string): string {
  const sought = code?.trim();
  return sought ? `/nfc-scan?${new URLSearchParams({ rockId: formatCode(sought) })}` : '/nfc-scan';
}
