// A click of 'Mark as Found' that has to wait for a sign-in.

/** Times that it is sent, and milliseconds between them. */
const tries = 3;
const pause = 1000;

/**
 * Sends the form that the page has without script: the server leaves a cookie for half an hour, and finds the rock when
 * whoever signs in comes back to it. Without a connection the click is lost, and can be made again.
 * @param memberId whose session is over: nobody else finds the rock by it; none for a visitor
 */
export async function keepPendingFind(code: string, memberId: string | undefined): Promise<void> {
  const body = new URLSearchParams({ rockId: code, key: crypto.randomUUID() });
  if (memberId !== undefined) body.set('meantFor', memberId);
  // The way on, which nobody follows here, is its answer. It is sent even when the page is left.
  const init = { method: 'POST', body, redirect: 'manual', keepalive: true } as const;
  for (let left = tries; left > 0; left--) {
    const answer = await fetch('/nfc-scan', init).catch(() => null);
    if (answer?.type === 'opaqueredirect') return;
    await new Promise((go) => setTimeout(go, pause));
  }
}
