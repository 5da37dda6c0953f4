// Where the app leaves to: the sign-in page, a payment, an email. The test stays, and reads the address.

let left: string[] = [];

// A test that went along would be over.
navigation.addEventListener('navigate', (event) => {
  if (event.hashChange || event.downloadRequest !== null) return;
  const { url } = event.destination;
  const stays = event.navigationType !== 'push' || event.destination.sameDocument;
  if (stays || !event.cancelable) return;
  event.preventDefault();
  left.push(url.startsWith(location.origin) ? url.slice(location.origin.length) : url);
});

/** Addresses that the app has left for, oldest first; those of this site from their path on. */
export const leftFor = (): readonly string[] => left;

export function forgetLeaving(): void {
  left = [];
}
