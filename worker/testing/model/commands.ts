// The random commands of a run. Each runs in the app and in the model, which must then agree.
import fc from 'fast-check';
import { expect } from 'vitest';
import { day, hour, minute } from '../../platform/clock.ts';
import { noteRefusal, play, refusalOf, requestOf, type Act, type Kind, type Outcome } from './actions.ts';
import { expectAgreement } from './agreement.ts';
import { memberCount, stoneCount, type Game } from './game.ts';
import type { Stage } from './stage.ts';
import { expectNoCode, places, spellings, type Spelling } from './stones.ts';

/** A random act. */
interface DrawnAct extends Act {
  /** Milliseconds after the act before. */
  after: number;
  /** Whether it is sent even if it will be refused. Otherwise the next member who may do it takes over. */
  isStubborn: boolean;
  /** Whether the request is repeated at once. */
  isTwice: boolean;
}

/** How often each kind is drawn. */
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

/** True with a probability of 1 in `times`. */
const seldom = (times: number) => fc.integer({ min: 1, max: times }).map((drawn) => drawn === times);

const drawnActs: fc.Arbitrary<DrawnAct> = fc.record({
  kind: fc.oneof(
    ...Object.entries(kinds).map(([kind, weight]) => ({ weight, arbitrary: fc.constant(kind as Kind) })),
  ),
  by: fc.nat(memberCount - 1),
  stone: fc.nat(stoneCount - 1),
  place: fc.constantFrom(...places),
  after: fc.constantFrom(0, 1000, 20 * minute, 2 * hour, 9 * hour, 25 * hour, 8 * day, 31 * day),
  spelling: fc.constantFrom(...(Object.keys(spellings) as Spelling[])),
  lateBy: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(1000, 20 * minute, 3 * hour, 10 * hour, 26 * hour, 9 * day, 34 * day),
    },
  ),
  findsAgo: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) }),
  hasPhoto: fc.boolean(),
  isIndiscreet: seldom(12),
  isStubborn: seldom(4),
  isTwice: seldom(10),
});

/** What members do if no member may do the drawn act now. */
const otherwise: readonly Kind[] = ['rehide', 'find', 'hide', 'register'];

/** The drawn act, or the next combination of kind, member and stone that is allowed. */
function actOf(state: Game, drawn: DrawnAct): DrawnAct {
  if (drawn.isStubborn) return drawn;
  const pairs = memberCount * stoneCount;
  for (const kind of [drawn.kind, ...otherwise]) {
    for (let i = 0; i < pairs; i++) {
      const pair = (drawn.by * stoneCount + drawn.stone + i) % pairs;
      const other = { ...drawn, kind, by: Math.floor(pair / stoneCount), stone: pair % stoneCount };
      if (refusalOf(state, other) === null) return other;
    }
  }
  return drawn;
}

/** An act in one line. */
function lineOf({ by, kind, stone, place, after, ...details }: DrawnAct): string {
  return `member ${by}: ${kind} stone ${stone} at ${place.name} after ${after / 1000} s ${JSON.stringify(details)}`;
}

/** Numbers of commands. */
export interface Tally {
  commands: number;
  accepted: number;
  refused: number;
}

type Command = fc.AsyncCommand<Game, Stage>;

/** Runs of up to `most` commands. */
export function commandRuns(most: number, tally: Tally) {
  const acts = drawnActs.map((drawn): Command => ({
    check: () => true,
    toString: () => lineOf(drawn),
    run: (state, stage) => runAct(stage, actOf(state, drawn), tally),
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

/** Acts that are sent with an idempotency key. */
const hasKey = ({ kind }: Act) => kind !== 'unlike' && kind !== 'delete account';

async function runAct(stage: Stage, act: DrawnAct, tally: Tally): Promise<void> {
  await stage.wait(act.after);
  const [path, body] = requestOf(stage.state, act);
  const headers: Record<string, string> = hasKey(act) ? { 'Idempotency-Key': crypto.randomUUID() } : {};
  // A repeat is the same request.
  const send = () => stage.personOf(act.by).send(body ? 'POST' : 'DELETE', path, body, headers);
  const isDone = await tryAct(stage, act, send, tally);
  if (act.isTwice && hasKey(act)) {
    const last = stage.done.at(-1);
    // A refused act is refused again.
    await (isDone && last ? copy(stage, last, tally) : tryAct(stage, act, send, tally));
  }
  await expectAgreement(stage, act.kind);
}

/** Sends an act and compares the response with the model's. @returns whether it was accepted */
async function tryAct(
  stage: Stage,
  act: DrawnAct,
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
  // Only the responses to registering and commenting may contain the Rock ID.
  if (act.kind !== 'register' && act.kind !== 'comment') expectNoCode(text);
  return refusal === null;
}

/** Repeats an accepted request. The response is the same, however much has happened since. */
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

/** Id and photo in a response; for a find, the find's own id. */
function toldBy(body: unknown): Outcome {
  const { id = '', foundRockId = id, imageUrl = null } = body as Partial<Outcome> & { foundRockId?: string };
  return { id: foundRockId, imageUrl };
}
