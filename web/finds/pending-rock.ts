// The rock that a visitor has looked up, kept in sessionStorage while they join. If the browser denies storage, they
// return to the home page.
import { attempt } from '../lib/attempt.ts';

/** Has the prefix of drafts, so that logging out removes it. */
const key = 'draft:pending-rock';

/** @param path the path of the Found Rock page with that rock */
export function rememberRock(path: string): void {
  attempt(() => sessionStorage.setItem(key, path));
}

export function forgetRock(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** The path of the pending rock, to which a visitor returns after joining; undefined without one. */
export function pendingReturnTo(): string | undefined {
  const path = attempt(() => sessionStorage.getItem(key));
  return path?.startsWith('/nfc-scan') ? path : undefined;
}
