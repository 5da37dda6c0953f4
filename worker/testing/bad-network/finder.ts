// A member who finds and rehides over a bad line, as with the web app: one key for each attempt, and clicking again
// until an answer is heard; or closing the form, and going by what the list says.
import type { FindResult, FoundRock } from '../../../schema/finds.ts';
import type { Person } from '../as.ts';
import type { BadLine } from './line.ts';
import { randomFrom } from '../random.ts';

/** A rock as members meet it: they read its ID off the stone. */
export interface Stone {
  id: string;
  code: string;
}

/** A find that the member knows of, by an answer or by their list; with its rehide once they know of that. */
export interface KnownFind {
  rockId: string;
  findId: string;
  foundAt: string;
  rehiddenAt: string | null;
}

interface Attempt {
  key: string;
  path: string;
  body: Readonly<Record<string, string>>;
  /** Whether somebody else may have been first. */
  mayBeRefused: boolean;
  /** It was done: the server said so. */
  heard: (answer: unknown) => void;
  /** Whether it was done, the list of rocks in the member's hand tells. */
  seen: (list: readonly FoundRock[]) => void;
}

const odds = { rehides: 0.85, givesUp: 0.2 } as const;

interface Surroundings {
  person: Person;
  stones: readonly Stone[];
  line: BadLine;
  now: () => number;
}

export type Finder = ReturnType<typeof newFinder>;

/** @param seed where the member's whims begin, which are nobody else's */
export function newFinder({ person, stones, line, now }: Surroundings, seed: number) {
  const random = randomFrom(seed);
  const known: KnownFind[] = [];
  let attempts = 0;
  let attempt: Attempt | null = null;
  let looksAtList = false;
  const held = () => known.filter(({ rehiddenAt }) => rehiddenAt === null);

  // As web/lib/attempts.ts, which the worker's tests cannot import: a key for each attempt, kept when it is repeated.
  const newKey = () => `attempt-${seed}-${++attempts}`;

  function newFind(): Attempt {
    const stone = stones[Math.floor(random() * stones.length)];
    if (!stone) throw new RangeError('no stones');
    const begunAt = new Date(now()).toISOString();
    /** A find from before the attempt is none of its doing, and remains unknown unless it was known. */
    const knows = ({ id, foundAt }: { id: string; foundAt: string }) => {
      if (foundAt >= begunAt && !known.some(({ findId }) => findId === id))
        known.push({ rockId: stone.id, findId: id, foundAt, rehiddenAt: null });
    };
    return {
      key: newKey(),
      mayBeRefused: true,
      path: '/api/rocks/find',
      body: { laserEngraverId: stone.code },
      heard: (answer) => {
        const { foundRockId: id, foundAt } = answer as FindResult; // what this call answers
        knows({ id, foundAt });
      },
      seen: (list) => list.filter(({ originalRockId }) => originalRockId === stone.id).forEach(knows),
    };
  }

  function newRehide(find: KnownFind): Attempt {
    const key = newKey();
    const place = {
      latitude: (41 + random()).toFixed(6),
      longitude: (-97 + random()).toFixed(6),
      locationName: `Left by ${key}`,
    };
    const done = () => {
      find.rehiddenAt = place.locationName;
    };
    return {
      key,
      path: `/api/rocks/${find.findId}/rehide`,
      mayBeRefused: false,
      body: place,
      heard: done,
      seen: (list) => {
        if (!list.some(({ id }) => id === find.findId)) done();
      },
    };
  }

  async function step(): Promise<void> {
    const [decides, givesUp] = [random(), random() < odds.givesUp];
    if (looksAtList) return look();
    const [find] = held();
    attempt ??= find && decides < odds.rehides ? newRehide(find) : newFind();
    const { key, path, body, mayBeRefused, heard } = attempt;
    const answer = await line.send(() => person.send('POST', path, body, { 'Idempotency-Key': key }));
    if (!answer) {
      looksAtList = givesUp;
      return;
    }
    if (answer.status === 200) heard(await answer.json());
    // Somebody else has the rock. That is an answer too: the next click is a new attempt.
    else if (answer.status !== 409 || !mayBeRefused)
      throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    attempt = null;
  }

  async function look(): Promise<void> {
    const answer = await line.send(() => person.request('/api/rocks/rehide'));
    if (!answer) return;
    attempt?.seen(await answer.json<FoundRock[]>());
    attempt = null;
    looksAtList = false;
  }

  return {
    known,
    /** Finds and rehides that the member knows of. */
    actsKnown: () => known.length * 2 - held().length,
    /** Sends one request. */
    step,
    /** Whether an attempt is still without an answer. */
    isBusy: () => attempt !== null,
  };
}
