// A connection that loses requests and responses, and repeats some requests late. All senders send once in each beat.
import { randomFrom } from '../random.ts';

/** How often each fault occurs, in percent of requests. */
export const ofHundred = { requestsLost: 20, answersLost: 20, repeatedLate: 10 } as const;

/** A duplicate arrives one to this many beats later, when its sender has moved on. */
const latest = 12;

type Send = () => Promise<Response>;

export interface BadLine {
  /** Resolves to null if no response arrives, whether or not the request arrived. */
  send(request: Send): Promise<Response | null>;
  /** Ends a beat: duplicates that are due arrive together with the requests of the beat. */
  beat(sending: readonly Promise<unknown>[]): Promise<void>;
  /** Delivers the remaining duplicates. */
  settle(): Promise<void>;
  /** Counts so far. */
  counts: { sent: number; requestsLost: number; answersLost: number; repeatedLate: number };
}

export function badLine(seed: number): BadLine {
  const random = randomFrom(seed);
  const counts = { sent: 0, requestsLost: 0, answersLost: 0, repeatedLate: 0 };
  let copies: { due: number; arrive: Send }[] = [];
  let now = 0;

  async function arriveUntil(due: number): Promise<void> {
    const arriving = copies.filter((copy) => copy.due <= due);
    copies = copies.filter((copy) => copy.due > due);
    await Promise.all(arriving.map(({ arrive }) => arrive()));
  }

  /** Draws random numbers before it awaits anything, so that the fate of a request does not depend on timing. */
  function send(request: Send): Promise<Response | null> {
    const [fate, isRepeated, delay] = [random() * 100, random() * 100 < ofHundred.repeatedLate, random()];
    counts.sent++;
    if (fate < ofHundred.requestsLost) {
      counts.requestsLost++;
      return Promise.resolve(null);
    }
    if (isRepeated) {
      counts.repeatedLate++;
      copies.push({ due: now + 2 + Math.floor(delay * latest), arrive: request });
    }
    if (fate >= ofHundred.requestsLost + ofHundred.answersLost) return request();
    counts.answersLost++;
    return request().then(() => null);
  }

  return {
    send,
    counts,
    beat: async (sending) => {
      now++;
      await Promise.all([...sending, arriveUntil(now)]);
    },
    settle: () => arriveUntil(Infinity),
  };
}
