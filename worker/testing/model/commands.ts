// The commands of a run: each is done for real and in the model, and then both have to agree.
import fc from 'fast-check';
import { expect } from 'vitest';
import { expectAgreement } from './agreement.ts';
import { play, refusalOf, refuse, type Act, type Told } from './acts.ts';
import { expectedAnswer } from './answers.ts';
import type { Game } from './game.ts';
import { requestOf, type Sendable } from './requests.ts';
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
  const acts = wishes.map((wish) => actCommand(wish, tally));
  const copies = fc.nat(most - 1).map((which) => lateCopy(which, tally));
  return fc.commands([fc.oneof({ weight: 19, arbitrary: acts }, { weight: 1, arbitrary: copies })], {
    maxCommands: most,
    size: 'max',
  });
}

type Command = fc.AsyncCommand<Game, Stage>;

function actCommand(wish: Wish, tally: Tally): Command {
  return {
    check: () => true,
    toString: () => lineOf(wish, wish),
    run: async (state, stage) => {
      await stage.wait(wish.after);
      const act = actOf(state, wish);
      const request = requestOf(state, act, stage.nextKey());
      const text = await tryAct(stage, act, request, tally, lineOf(act, wish));
      if (wish.isTwice && hasKey(act)) await tryAgain(stage, act, request, text);
      await expectAgreement(stage, act.kind);
    },
  };
}

/** Does it, and holds the answer against the model's. */
async function tryAct(
  stage: Stage,
  act: Act,
  request: Sendable,
  tally: Tally,
  line: string,
): Promise<string> {
  const { state } = stage;
  const refusal = refusalOf(state, act);
  const answer = await stage.personOf(act.by).request(request.path, request.init);
  const text = await answer.text();
  stage.story.push(`${line}: ${answer.status}${refusal ? ` ${refusal.message}` : ''}`);
  tally.commands += 1;
  tally[refusal ? 'refused' : 'accepted'] += 1;
  if (refusal) {
    expect([answer.status, text]).toEqual([refusal.status, expect.stringContaining(refusal.message)]);
    refuse(state, act, refusal);
  } else {
    expect([answer.status, text]).toEqual([200, expect.any(String)]);
    const body: unknown = JSON.parse(text);
    play(state, act, toldBy(body));
    expect(body).toEqual(expectedAnswer(stage, act));
    if (hasKey(act)) stage.done.push({ by: act.by, what: line, request, answer: text });
  }
  // The owner's own rock tells it, and so may one's own words.
  if (act.kind !== 'register' && act.kind !== 'comment') expectNoCode(text);
  return text;
}

/** The same request once more: what was done is answered as before, what was refused is refused. */
async function tryAgain(stage: Stage, act: Act, { path, init }: Sendable, text: string): Promise<void> {
  const isDone = stage.done.at(-1)?.answer === text;
  const refusal = isDone ? null : refusalOf(stage.state, act);
  const again = await stage.personOf(act.by).request(path, init);
  stage.story.push(`  the same again: ${again.status}`);
  if (refusal) {
    expect(again.status).toBe(refusal.status);
    refuse(stage.state, act, refusal);
  } else expect([again.status, await again.text()]).toEqual([200, text]);
}

/** A request that was done comes again, however much has happened since. */
function lateCopy(which: number, tally: Tally): Command {
  return {
    check: () => true,
    toString: () => `a late copy of request ${which}`,
    run: async (state, stage) => {
      const copied = stage.done[which % Math.max(1, stage.done.length)];
      if (!copied) return;
      const answer = await stage.personOf(copied.by).request(copied.request.path, copied.request.init);
      stage.story.push(`a late copy of '${copied.what}': ${answer.status}`);
      tally.commands += 1;
      const isGone = state.gone.has(copied.by);
      tally[isGone ? 'refused' : 'accepted'] += 1;
      if (isGone) expect(answer.status).toBe(401);
      else expect([answer.status, await answer.text()]).toEqual([200, copied.answer]);
      await expectAgreement(stage, 'late copy');
    },
  };
}

/** Calls that are kept under their key. */
const hasKey = ({ kind }: Act) => kind !== 'unlike' && kind !== 'delete account';

/** What the answer tells of ids and photos: of a find its own id. */
function toldBy(body: unknown): Told {
  const { id = '', foundRockId = id, imageUrl = null } = body as Partial<Told> & { foundRockId?: string };
  return { id: foundRockId, imageUrl };
}
