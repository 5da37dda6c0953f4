// Intercepts navigations away from the app, such as to the sign-in page, a payment or an email, and records their URLs.

let left: string[] = [];

// Following the navigation would end the test.
navigation.addEventListener('navigate', (event) => {
  if (event.hashChange || event.downloadRequest !== null) return;
  const { url } = event.destination;
  const stays = event.navigationType !== 'push' || event.destination.sameDocument;
  if (stays || !event.cancelable) return;
  event.preventDefault();
  left.push(url.startsWith(location.origin) ? url.slice(location.origin.length) : url);
});

/** URLs of the intercepted navigations, oldest first; only path and query for this site. */
export const interceptedUrls = (): readonly string[] => left;

export function clearIntercepted(): void {
  left = [];
}
