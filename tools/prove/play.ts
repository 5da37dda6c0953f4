// Two members and the rock between them: their next write, and the rows that it must leave in the database.
import { normalizeCode } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import type { FindResult } from '../../schema/finds.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { between, pick, type Random } from '../../painting/random.ts';
import { pictures } from '../../worker/photos/testing-corpus.ts';
import { formOf } from '../../worker/testing/form.ts';
import { writeOf, type Member } from './members.ts';

export interface Write {
  by: Member;
  path: string;
  key: string;
  body: FormData | object;
  /** The rows that it leaves, as the `facts` of state.ts. */
  facts: string[];
  /** Takes over values of the response. */
  settle(answer: unknown): void;
}

export interface Pair {
  /** The next write. The one before it must be settled. */
  next(): Write;
  /** Paths of the photos in the responses to registrations. */
  photos: string[];
}

interface Rock {
  id: string;
  code: string;
  status: 'active' | 'hidden' | 'found';
  seq: number;
  findId: string;
  isLiked: boolean;
}

/** Below the limits for ten minutes and for a day. */
const mostComments = 9;

/** @param random decides everything, so that the same seed gives the same game */
export function pairOf(random: Random, [owner, finder]: readonly [Member, Member]): Pair {
  const photos: string[] = [];
  let rock: Rock | undefined;
  let written = 0;
  let commented = 0;

  const write = (
    by: Member,
    path: string,
    body: Write['body'],
    facts: string[],
    settle: Write['settle'],
  ): Write => {
    const key = `${by.id}-${++written}`;
    return { by, path, key, body, settle, facts: [...facts, `answer ${by.id} ${key}`] };
  };

  const place = () => ({
    latitude: between(random, 41, 42).toFixed(6),
    longitude: between(random, -97, -96).toFixed(6),
    locationName: 'Under the old oak',
    notes: '',
  });

  function register(): Write {
    const code = issueCode((bytes) => bytes.map(() => Math.floor(random() * 256)));
    const body = formOf({ name: 'Sunny', description: 'A small sun', laserEngraverId: code });
    if (random() < 0.3) body.set('image', new File([Uint8Array.from(pictures.jpeg)], 'sunny.jpg'));
    return write(owner, '/api/rocks', body, [`rock ${normalizeCode(code)}`], (answer) => {
      const { id, imageUrl } = answer as OwnRock;
      if (imageUrl !== null) photos.push(imageUrl);
      rock = { id, code, status: 'active', seq: 0, findId: '', isLiked: false };
    });
  }

  /** The next entry of the journey, and the status that it gives the rock. */
  function step(of: Rock, by: Member, path: string, body: Write['body']): Write {
    const action = of.status === 'hidden' ? 'found' : 'hidden';
    const fact = `entry ${normalizeCode(of.code)} ${of.seq + 1} ${action} ${by.id}`;
    return write(by, path, body, [fact], (answer) => {
      of.seq++;
      of.status = action;
      if (action === 'found') of.findId = (answer as FindResult).foundRockId;
    });
  }

  function move(of: Rock): Write {
    if (of.status === 'active')
      return step(of, owner, `/api/rocks/${of.id}/locations`, formOf({ ...place(), actionType: 'hidden' }));
    if (of.status === 'hidden') return step(of, finder, '/api/rocks/find', { laserEngraverId: of.code });
    return step(of, finder, `/api/rocks/${of.findId}/rehide`, place());
  }

  function like(of: Rock): Write {
    const body = { interactionType: 'like' };
    return interact(of, body, `like ${normalizeCode(of.code)} ${finder.id}`, () => (of.isLiked = true));
  }

  function comment(of: Rock): Write {
    const content = `Word ${++commented}`;
    const fact = `comment ${normalizeCode(of.code)} ${finder.id} ${content}`;
    return interact(of, { interactionType: 'comment', content }, fact);
  }

  const interact = (of: Rock, body: object, fact: string, settle: Write['settle'] = () => {}) =>
    write(finder, `/api/rocks/${of.id}/interactions`, body, [fact], settle);

  return {
    photos,
    next: () => {
      const current = rock;
      if (current === undefined || (current.seq > 0 && random() < 0.15)) return register();
      return pick(random, [
        move,
        move,
        move,
        ...(current.isLiked ? [] : [like]),
        ...(commented < mostComments ? [comment] : []),
      ])(current);
    },
  };
}

/** The parsed response, or null if it never arrived completely. Throws if the write was refused. */
export async function send(origin: string, { by, path, key, body }: Write): Promise<unknown> {
  const answer = await fetch(`${origin}${path}`, writeOf(by, body, { 'Idempotency-Key': key }))
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    // Also if the connection ends in the middle of the response.
    .catch(() => null);
  if (answer === null) return null;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text);
}
