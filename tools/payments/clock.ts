// The stand-in's clock, and what happens as time passes: periods end, payments are retried, checkouts expire.
import type { Books } from './books.ts';
import { expire } from './checkout.ts';
import { comeToMoment, isLive, nextMoment } from './subscriptions.ts';

export interface Clock {
  now: () => number;
  /** Moves the clock forward. */
  skip: (ms: number) => void;
  /** Milliseconds that were skipped so far. */
  skipped: () => number;
  /** Sets `now` to this moment while `act` runs. */
  at: (moment: number, act: () => void) => void;
}

export function openClock(real: () => number, skippedBefore: number): Clock {
  let skipped = skippedBefore;
  let moment: number | undefined;
  return {
    now: () => moment ?? real() + skipped,
    skip(ms) {
      skipped += ms;
    },
    skipped: () => skipped,
    at(time, act) {
      moment = time;
      act();
      moment = undefined;
    },
  };
}

interface Due {
  at: number;
  act: () => void;
}

/** Does everything that is due up to now, each at its own moment, the earliest first. */
export function catchUp(books: Books, clock: Clock): void {
  const until = clock.now();
  for (let due = earliest(books); due && due.at <= until; due = earliest(books)) clock.at(due.at, due.act);
}

function earliest(books: Books): Due | undefined {
  let first: Due | undefined;
  const offer = (due: Due) => {
    if (!first || due.at < first.at) first = due;
  };
  for (const session of books.sessions.values()) {
    if (session.status !== 'open') continue;
    offer({ at: session.expires_at * 1000, act: () => void expire(books, session) });
  }
  for (const subscription of books.subscriptions.values()) {
    if (!isLive(subscription)) continue;
    offer({ at: nextMoment(books, subscription), act: () => comeToMoment(books, subscription) });
  }
  return first;
}
