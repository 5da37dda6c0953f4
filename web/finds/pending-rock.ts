// The rock that a visitor has looked up, kept in sessionStorage while they join. If the browser denies storage, they
// return to the home page.
import { ignoreErrors } from '../lib/ignore-errors.ts';

/** Has the prefix of drafts, so that logging out removes it. */
const key = 'draft:pending-rock';

/** @param path the path of the Found Rock page with that rock */
export function setPendingRock(path: string): void {
  ignoreErrors(() => sessionStorage.setItem(key, path));
}

export function clearPendingRock(): void {
  ignoreErrors(() => sessionStorage.removeItem(key));
}

/** The path of the pending rock, to which a visitor returns after joining; undefined without one. */
export function pendingReturnTo(): string | undefined {
  const path = ignoreErrors(() => sessionStorage.getItem(key));
  return path?.startsWith('/nfc-scan') ? path : undefined;
}
