// A member who finds and rehides over a bad connection, as with the web app. They repeat an attempt with the same key
// until a response arrives, or close the form and check their list.
import type { FindResult, FoundRock } from '../../../schema/finds.ts';
import type { Person } from '../as.ts';
import type { BadLine } from './line.ts';
import { randomFrom } from '../random.ts';

/** A rock as members meet it: its Rock ID is written on it. */
export interface Stone {
  id: string;
  code: string;
}

/** A find that the member learned of from a response or their list, and its rehide once they learned of that. */
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
  /** Whether another member may have been first. */
  mayBeRefused: boolean;
  /** Called with the response of a successful request. */
  heard: (answer: unknown) => void;
  /** Called with the list of rocks that the member holds, which shows whether the attempt succeeded. */
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

/** @param seed for this member's random decisions */
export function newFinder({ person, stones, line, now }: Surroundings, seed: number) {
  const random = randomFrom(seed);
  const known: KnownFind[] = [];
  let attempts = 0;
  let attempt: Attempt | null = null;
  let looksAtList = false;
  const held = () => known.filter(({ rehiddenAt }) => rehiddenAt === null);

  // One key for each attempt, reused when it is repeated: as web/lib/attempts.ts, which worker tests cannot import.
  const newKey = () => `attempt-${seed}-${++attempts}`;

  function newFind(): Attempt {
    const stone = stones[Math.floor(random() * stones.length)];
    if (!stone) throw new RangeError('no stones');
    const begunAt = new Date(now()).toISOString();
    /** Records a find, unless it is older than the attempt or already recorded. */
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
        const { foundRockId: id, foundAt } = answer as FindResult; // the response of this call
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
    // Somebody else has the rock. This is a final response too: the next click is a new attempt.
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
    /** Number of finds and rehides that the member has learned of. */
    actsKnown: () => known.length * 2 - held().length,
    /** Sends one request. */
    step,
    /** Whether an attempt has no response yet. */
    isBusy: () => attempt !== null,
  };
}
