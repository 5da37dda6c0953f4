// Keeps a 'Mark as Found' click until after the sign-in.

/** The number of attempts, and the milliseconds between them. */
const tries = 3;
const pause = 1000;

/**
 * Posts the form of the page without script. The server sets a cookie for half an hour and records the find when the
 * member returns after the sign-in. Without a connection the click is lost and has to be repeated.
 * @param memberId the member whose session expired, the only one for whom the find counts; undefined for a visitor
 */
export async function keepPendingFind(code: string, memberId: string | undefined): Promise<void> {
  const body = new URLSearchParams({ rockId: code, key: crypto.randomUUID() });
  if (memberId !== undefined) body.set('meantFor', memberId);
  // The response is a redirect, which is not followed. keepalive: sent even if the page is left.
  const init = { method: 'POST', body, redirect: 'manual', keepalive: true } as const;
  for (let left = tries; left > 0; left--) {
    const answer = await fetch('/nfc-scan', init).catch(() => null);
    if (answer?.type === 'opaqueredirect') return;
    await new Promise((go) => setTimeout(go, pause));
  }
}
