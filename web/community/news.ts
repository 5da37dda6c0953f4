// What happened since the member was last here, and when that was. Known on this device only.
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';
import { ignoreErrors } from '../lib/ignore-errors.ts';

/** Milliseconds without a look at the home page after which a look begins a new visit. */
const pause = 30 * 60_000;
/** For the first visit on this device. */
const week = 7 * 24 * 60 * 60_000;

/** Looks of one visit tell the same news, so that a reload does not take them away. */
interface Visit {
  /** Of the last look. */
  at: number;
  /** The end of the visit before. */
  since: number;
}

const keyOf = (memberId: string) => `home:${memberId}`;

/** When the visit before ended, ISO 8601; notes the look. */
export function lastVisit(memberId: string, now = Date.now()): string {
  const kept = ignoreErrors(() => readVisit(localStorage.getItem(keyOf(memberId))));
  const since = !kept ? now - week : now - kept.at > pause ? kept.at : kept.since;
  ignoreErrors(() => localStorage.setItem(keyOf(memberId), JSON.stringify({ at: now, since })));
  return new Date(since).toISOString();
}

function readVisit(text: string | null): Visit | null {
  const { at, since } = JSON.parse(text ?? '{}') as Partial<Visit>;
  return typeof at === 'number' && typeof since === 'number' ? { at, since } : null;
}

export const newsSince = (since: string) =>
  queryOptions({
    queryKey: ['/api/user/news', since],
    queryFn: () => bodyOf(api.user.news.$get({ query: { since } })),
    staleTime: 60_000,
  });
