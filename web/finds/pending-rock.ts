// The rock in a visitor's hand, remembered in this tab while they join: nobody loses the rock they hold.
import { formatCode } from '../../schema/codes.ts';

const key = 'pending-rock';

/** Path of the Found Rock page, with a rock on it when there is a code. */
export function foundRockPath(code?: string): string {
  const sought = code?.trim();
  return sought ? `/nfc-scan?${new URLSearchParams({ rockId: formatCode(sought) })}` : '/nfc-scan';
}

export function rememberRock(code: string): void {
  attempt(() => sessionStorage.setItem(key, code));
}

export function forgetRock(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Where a visitor who joins now goes on: to their rock. undefined when they hold none. */
export function pendingReturnTo(): string | undefined {
  const code = attempt(() => sessionStorage.getItem(key));
  return code ? foundRockPath(code) : undefined;
}

/** A browser that keeps nothing leads back to the front page. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
