// A line that loses requests and answers and repeats some late. Its time is the beat: all who send, send at once.
import { randomFrom } from '../random.ts';

/** What happens to a request and to its answer, of a hundred. */
export const ofHundred = { requestsLost: 20, answersLost: 20, repeatedLate: 10 } as const;

/** A copy arrives one to so many beats later, when its sender has done other things. */
const latest = 12;

type Send = () => Promise<Response>;

export interface BadLine {
  /** Resolves to null when nothing is heard, whether or not the request arrived. */
  send(request: Send): Promise<Response | null>;
  /** Ends a beat: late copies that are due arrive together with what is sent in it. */
  beat(sending: readonly Promise<unknown>[]): Promise<void>;
  /** The copies that are still on their way arrive. */
  settle(): Promise<void>;
  /** What it has done so far. */
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

  /** Drawn before anything is awaited, so that the fate of a request does not depend on how fast another is. */
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
