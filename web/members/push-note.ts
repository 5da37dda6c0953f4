// What this browser remembers of its push messages: the member whose messages it shows, and the day on which it last
// sent its subscription.
import { ignoreErrors } from '../lib/ignore-errors.ts';

const storageKey = 'push';

export interface PushNote {
  memberId: string;
  /** UTC day, such as 2026-05-31. */
  sentOn: string;
}

/** Null if this browser shows nobody's messages. */
export function readPushNote(): PushNote | null {
  const [memberId, sentOn] = ignoreErrors(() => localStorage.getItem(storageKey)?.split(' ')) ?? [];
  return memberId && sentOn ? { memberId, sentOn } : null;
}

export function keepPushNote({ memberId, sentOn }: PushNote): void {
  ignoreErrors(() => localStorage.setItem(storageKey, `${memberId} ${sentOn}`));
}

export function dropPushNote(): void {
  ignoreErrors(() => localStorage.removeItem(storageKey));
}
