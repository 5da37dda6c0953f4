// The commands of a run, as fast-check makes them up: each is done for real and in the model, and then both have to agree.
import fc from 'fast-check';
import { expect } from 'vitest';
import { day, hour, minute } from '../../platform/clock.ts';
import { noteRefusal, play, refusalOf, requestOf, type Act, type Kind, type Outcome } from './acts.ts';
import { expectAgreement } from './agreement.ts';
import { memberCount, stoneCount, type Game } from './game.ts';
import type { Stage } from './stage.ts';
import { expectNoCode, places, spellings, type Spelling } from './stones.ts';

/** An act that is wished for. */
interface Wish extends Act {
  /** How long after the one before. */
  after: number;
  /** Whether it stays as it is although it will be refused; else the next one who may takes it over. */
  isStubborn: boolean;
  /** Whether the request comes a second time at once. */
  isTwice: boolean;
}

/** How often each is wished for. */
const kinds: Readonly<Record<Kind, number>> = {
  find: 26,
  rehide: 24,
  hide: 12,
  register: 10,
  'log find': 7,
  like: 6,
  unlike: 4,
  comment: 7,
  'delete account': 4,
};

/** Once in so many times. */
const seldom = (times: number) => fc.integer({ min: 1, max: times }).map((drawn) => drawn === times);

const wishes: fc.Arbitrary<Wish> = fc.record({
  kind: fc.oneof(
    ...Object.entries(kinds).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) })),
  ),
  by: fc.nat(memberCount - 1),
  stone: fc.nat(stoneCount - 1),
  place: fc.constantFrom(...places),
  after: fc.constantFrom(0, 1000, 20 * minute, 2 * hour, 9 * hour, 25 * hour, 8 * day, 31 * day),
  spelling: fc.constantFrom(...(Object.keys(spellings) as Spelling[])),
  findsAgo: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  hasPhoto: fc.boolean(),
  isIndiscreet: seldom(12),
  isStubborn: seldom(4),
  isTwice: seldom(10),
});

/** What people do when they cannot do what they wished for. */
const otherwise: readonly Kind[] = ['rehide', 'find', 'hide', 'register'];

/** A wish becomes an act: of the member and stone that were drawn, or of the next pair and kind that is allowed. */
function actOf(state: Game, wish: Wish): Wish {
  if (wish.isStubborn) return wish;
  const pairs = memberCount * stoneCount;
  for (const kind of [wish.kind, ...otherwise]) {
    for (let i = 0; i < pairs; i++) {
      const pair = (wish.by * stoneCount + wish.stone + i) % pairs;
      const other = { ...wish, kind, by: Math.floor(pair / stoneCount), stone: pair % stoneCount };
      if (refusalOf(state, other) === null) return other;
    }
  }
  return wish;
}

/** A wish, or what came of it, in a line. */
function lineOf({ by, kind, stone, place, after, ...details }: Wish): string {
  return `member ${by}: ${kind} stone ${stone} at ${place.name} after ${after / 1000} s ${JSON.stringify(details)}`;
}

/** How much was tried. */
export interface Tally {
  commands: number;
  accepted: number;
  refused: number;
}

type Command = fc.AsyncCommand<Game, Stage>;

/** Runs of up to so many commands. */
export function commandRuns(most: number, tally: Tally) {
  const acts = wishes.map((wish): Command => ({
    check: () => true,
    toString: () => lineOf(wish),
    run: (state, stage) => comeTrue(stage, actOf(state, wish), tally),
  }));
  const copies = fc.nat(most - 1).map((which): Command => ({
    check: () => true,
    toString: () => `a late copy of request ${which}`,
    run: async (_, stage) => {
      const copied = stage.done[which % Math.max(1, stage.done.length)];
      if (!copied) return;
      await copy(stage, copied, tally);
      await expectAgreement(stage, 'late copy');
    },
  }));
  return fc.commands([fc.oneof({ weight: 19, arbitrary: acts }, { weight: 1, arbitrary: copies })], {
    maxCommands: most,
    size: 'max',
  });
}

/** Calls that are kept under their key. */
const hasKey = ({ kind }: Act) => kind !== 'unlike' && kind !== 'delete account';

async function comeTrue(stage: Stage, act: Wish, tally: Tally): Promise<void> {
  await stage.wait(act.after);
  const [path, body] = requestOf(stage.state, act);
  const headers: Record<string, string> = hasKey(act) ? { 'Idempotency-Key': crypto.randomUUID() } : {};
  // Sent again it is the same request.
  const send = () => stage.personOf(act.by).send(body ? 'POST' : 'DELETE', path, body, headers);
  const isDone = await tryAct(stage, act, send, tally);
  if (act.isTwice && hasKey(act)) {
    const last = stage.done.at(-1);
    // What was refused is refused again.
    await (isDone && last ? copy(stage, last, tally) : tryAct(stage, act, send, tally));
  }
  await expectAgreement(stage, act.kind);
}

/** Does it, and holds the answer against the model's. @returns whether it was not refused */
async function tryAct(
  stage: Stage,
  act: Wish,
  send: () => Promise<Response>,
  tally: Tally,
): Promise<boolean> {
  const { state } = stage;
  const refusal = refusalOf(state, act);
  const answer = await send();
  const text = await answer.text();
  const what = lineOf(act);
  note(stage, tally, `${what}: ${answer.status} ${refusal?.message ?? ''}`, refusal !== null);
  if (refusal) {
    expect([answer.status, text]).toEqual([refusal.status, expect.stringContaining(refusal.message)]);
    noteRefusal(state, act, refusal);
  } else {
    expect([answer.status, text]).toEqual([200, expect.any(String)]);
    const body: unknown = JSON.parse(text);
    const expected = play(stage, act, toldBy(body));
    expect(body).toEqual(expected);
    if (hasKey(act)) stage.done.push({ by: act.by, what, send, answer: text });
  }
  // The owner's own rock tells it, and so may one's own words.
  if (act.kind !== 'register' && act.kind !== 'comment') expectNoCode(text);
  return refusal === null;
}

/** A request that was done comes again, however much has happened since: it is answered as before. */
async function copy(
  stage: Stage,
  { by, what, send, answer }: Stage['done'][number],
  tally: Tally,
): Promise<void> {
  const again = await send();
  const isGone = stage.state.gone.has(by);
  note(stage, tally, `a copy of '${what}': ${again.status}`, isGone);
  if (isGone) expect(again.status).toBe(401);
  else expect([again.status, await again.text()]).toEqual([200, answer]);
}

function note({ story }: Stage, tally: Tally, line: string, isRefused: boolean): void {
  story.push(line);
  tally.commands += 1;
  tally[isRefused ? 'refused' : 'accepted'] += 1;
}

/** What the answer tells of ids and photos: of a find its own id. */
function toldBy(body: unknown): Outcome {
  const { id = '', foundRockId = id, imageUrl = null } = body as Partial<Outcome> & { foundRockId?: string };
  return { id: foundRockId, imageUrl };
}
