// By what a person recognizes a write whose content names nothing, if it has to wait. Pages and the service worker share
// this; the server ignores it.
import type { AttemptHeaders } from '../lib/attempts.ts';

export const aboutHeader = 'X-About';

/** The headers of a write about a rock, with its name. */
export const aboutRock = (headers: AttemptHeaders, { name }: { name: string }) => ({
  ...headers,
  [aboutHeader]: encodeURIComponent(name),
});
