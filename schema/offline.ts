// What pages and the service worker say to each other, and where the service worker keeps what a member sees.
import type { Words } from './words/words.ts';

/** Its scope is the whole site. */
export const serviceWorkerPath = '/sw.js';

/** Caches of what one member has seen. Whoever ends their visit deletes these. */
export const memberCaches = { answers: 'answers-for-member', photos: 'photos-for-member' } as const;

/** A photo that another app has shared with the installed one. */
export const sharedPhoto = { cache: 'shared-photo', path: '/shared-photo' } as const;

/** From the service worker: what a page has been shown although it had no network. */
export type FromServiceWorker =
  /** @property path of the call @property at when it was answered, ISO 8601 */
  | { type: 'kept'; path: string; at: string }
  /** The call was answered by the server again. */
  | { type: 'fresh'; path: string }
  /** The page itself did not come from the server. */
  | { type: 'offline' }
  /** There is a newer version than the page's. */
  | { type: 'newer' }
  /** Something in the outbox has changed. */
  | { type: 'outbox' }
  /** A kept write has arrived. */
  | { type: 'sent'; kind: string; about: string }
  /** The session is over, and something waits to be sent. */
  | { type: 'sign-in' };

/** What the service worker says by itself, in the page's language. */
export type BootWords = Words['boot'];

export type ToServiceWorker =
  /** Asks for what this page was told before it listened. */
  | { type: 'listen' }
  /**
   * Keeps the files that the page has loaded, the member's lists, and all words of the page's language that may be
   * needed without a network.
   */
  | { type: 'keep'; assets: readonly string[]; language: string; unit?: string; words?: BootWords }
  /** @property app the page's script. A newer version answers; the same one takes over once nobody is in its way. */
  | { type: 'compare'; app: string }
  /** Sends what is kept. */
  | { type: 'send' }
  /** Takes over from the version before. */
  | { type: 'take-over' };

/** Name of the meta element of the installed app's page that lists the files of Explore Map. */
export const mapParts = 'map-parts';

/** Name of the one with the files of words of its installed parts: 'first-0123456 finds-0123456'. */
export const wordParts = 'word-parts';

/** When an answer was kept, ISO 8601. */
export const keptHeader = 'Kept-At';
