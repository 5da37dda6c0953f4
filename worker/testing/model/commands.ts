// The commands of a run: each is done for real and in the model, and then both have to agree.
import fc from 'fast-check';
import { expect } from 'vitest';
import { noteRefusal, play, refusalOf, requestOf, type Act, type Told } from './acts.ts';
import { expectAgreement } from './agreement.ts';
import type { Game } from './game.ts';
import type { Sendable } from './requests.ts';
import type { Stage } from './stage.ts';
import { expectNoCode } from './stones.ts';
import { actOf, lineOf, wishes, type Wish } from './wishes.ts';

/** How much was tried. */
export interface Tally {
  commands: number;
  accepted: number;
  refused: number;
}

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

type Command = fc.AsyncCommand<Game, Stage>;

async function comeTrue(stage: Stage, act: Wish, tally: Tally): Promise<void> {
  await stage.wait(act.after);
  const request = requestOf(stage.state, act, stage.nextKey());
  const isDone = await tryAct(stage, act, request, tally);
  if (act.isTwice && hasKey(act)) {
    const last = stage.done.at(-1);
    // What was refused is refused again.
    await (isDone && last ? copy(stage, last, tally) : tryAct(stage, act, request, tally));
  }
  await expectAgreement(stage, act.kind);
}

/** Does it, and holds the answer against the model's. @returns whether it was not refused */
async function tryAct(stage: Stage, act: Wish, request: Sendable, tally: Tally): Promise<boolean> {
  const { state } = stage;
  const refusal = refusalOf(state, act);
  const answer = await stage.personOf(act.by).request(request.path, request.init);
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
    if (hasKey(act)) stage.done.push({ by: act.by, what, request, answer: text });
  }
  // The owner's own rock tells it, and so may one's own words.
  if (act.kind !== 'register' && act.kind !== 'comment') expectNoCode(text);
  return refusal === null;
}

/** A request that was done comes again, however much has happened since: it is answered as before. */
async function copy(
  stage: Stage,
  { by, what, request, answer }: Stage['done'][number],
  tally: Tally,
): Promise<void> {
  const again = await stage.personOf(by).request(request.path, request.init);
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

/** Calls that are kept under their key. */
const hasKey = ({ kind }: Act) => kind !== 'unlike' && kind !== 'delete account';

/** What the answer tells of ids and photos: of a find its own id. */
function toldBy(body: unknown): Told {
  const { id = '', foundRockId = id, imageUrl = null } = body as Partial<Told> & { foundRockId?: string };
  return { id: foundRockId, imageUrl };
}
