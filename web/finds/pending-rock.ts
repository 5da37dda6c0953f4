// The rock in a visitor's hand, remembered in this tab while they join: nobody loses the rock they hold.
// A browser that keeps nothing leads back to the front page.
import { attempt } from '../lib/attempt.ts';

/** Among the drafts: it goes with the sign-out. */
const key = 'draft:pending-rock';

/** @param path of the Found Rock page with that rock on it */
export function rememberRock(path: string): void {
  attempt(() => sessionStorage.setItem(key, path));
}

export function forgetRock(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Where a visitor who joins now goes on: to their rock. undefined when they hold none. */
export function pendingReturnTo(): string | undefined {
  const path = attempt(() => sessionStorage.getItem(key));
  return path?.startsWith('/nfc-scan') ? path : undefined;
}
