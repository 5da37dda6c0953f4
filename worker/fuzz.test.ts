import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { calls, unknownCalls, type Call } from './testing/fuzz/calls.ts';
import { faultOf, isPolluted, report } from './testing/fuzz/judge.ts';
import { roles, type Shot } from './testing/fuzz/shot.ts';
import { openStage, somewhere, type Setting, type Stage } from './testing/fuzz/stage.ts';
import { broken, wrongValues } from './testing/fuzz/stored.ts';
import { goodShots, misdirectedShots, shotsAt } from './testing/fuzz/ways.ts';
import { listen } from './testing/lines.ts';
import { often } from './testing/often.ts';
import { proof } from './testing/proof.ts';
import { drift, expectAgreement } from './testing/recount.ts';

/** Of one call in one setting. */
const requests = often(60);
/** Altogether, in both settings. */
const leastSent = often(10_000);
/** An answer that takes longer hangs; a call ends before its test does. */
const patience = { timeout: 20_000, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true };
/** Simpler requests that are tried after a wrong answer. */
const mostSimpler = 40;
const settings: readonly Setting[] = ['at first', 'at home'];

const seed = inject('seed');
const tally = { sent: 0, accepted: 0, refused: 0, faults: 0, unavailable: 0, tooMany: 0, refusedBad: 0 };
const byCall = new Map<string, { accepted: number; refused: number }>();
/** Requests with a wrong answer, or none, each with what was wrong. */
const wrongAnswers: string[] = [];

let heard: ReturnType<typeof listen>;
const search = vi.spyOn(globalThis, 'fetch');
beforeEach(() => {
  search.mockImplementation(async () => somewhere());
  heard = listen();
});
afterEach(() => heard.stop());
afterAll(() => search.mockRestore());

/** Sends one request. @returns what is wrong with its answer, or null */
async function fire(stage: Stage, shot: Shot, setting: Setting): Promise<string | null> {
  heard.clear();
  const answer = await stage.send(shot);
  const text = await answer.text();
  const lines = heard.text().split('\n');
  count(shot, answer.status);
  return faultOf(shot, { answer, text, lines }, setting) ?? (isPolluted() ? 'objects are changed' : null);
}

function count({ call, verdict }: Shot, status: number): void {
  const own = byCall.get(call.name) ?? { accepted: 0, refused: 0 };
  const kind = status < 400 ? 'accepted' : 'refused';
  own[kind]++;
  byCall.set(call.name, own);
  tally.sent++;
  tally[kind]++;
  if (verdict === 'bad' && kind === 'refused') tally.refusedBad++;
  if (status === 429) tally.tooMany++;
  if (status === 503) tally.unavailable++;
  else if (status >= 500) tally.faults++;
}

/** Calls that nobody can make succeed here: it takes another issuer. */
const neverAccepted = ['GET /api/login/oidc/callback'];

async function tryCall(call: Call, setting: Setting): Promise<void> {
  const stage = openStage(setting, call);
  // Each call of each setting has its own.
  const own = seed + calls.indexOf(call) + calls.length * settings.indexOf(setting);

  async function sendAll(shots: fc.Arbitrary<Shot>, numRuns: number, isEnough = () => false): Promise<void> {
    let simpler = 0;
    const property = fc.asyncProperty(shots, async (shot) => {
      if (isEnough() || simpler > mostSimpler) return;
      const fault = await fire(stage, shot, setting);
      if (fault !== null || simpler > 0) simpler++;
      if (fault !== null) throw new Error(fault);
    });
    const outcome = await fc.check(property, { seed: own, numRuns, ...patience });
    if (!outcome.failed) return;
    const [shot] = outcome.counterexample ?? [];
    const wrong = shot ? report(shot, String(outcome.errorInstance)) : 'no end';
    wrongAnswers.push(wrong);
    throw new Error(wrong);
  }

  await sendAll(shotsAt(call), requests);
  if (setting === 'at home') {
    // A call that refuses everything, or nothing, was not tried: chance may have it so.
    const seen = byCall.get(call.name);
    const good = goodShots(call).filter(({ verdict }) => verdict === 'good');
    if (!neverAccepted.includes(call.name)) await sendAll(good, 200, () => Boolean(seen?.accepted));
    await sendAll(misdirectedShots(call), 200, () => Boolean(seen?.refused));
  }
}

test('of every write somebody says what it reads', () => {
  expect(unknownCalls()).toEqual([]);
});

const before = drift();

describe.each(settings)('%s', (setting) => {
  test.for(calls)('$name', (call) => tryCall(call, setting));
});

test('no request, however broken, brings the worker down or gets anything written that should not be', async ({
  task,
}) => {
  const { sent, accepted, refused, faults, refusedBad, tooMany, unavailable } = tally;
  const wrong = [...(await wrongValues()), ...(await broken())];
  proof(task, {
    goal: 'G-Z1',
    what: `requests over ${calls.length} calls and ${roles.length} roles, broken in every way (seed ${seed})`,
    figure: `${sent} sent, ${accepted} accepted, ${refusedBad} bad ones refused, ${wrongAnswers.length} wrong answers, ${faults} x 500, ${unavailable} off, ${tooMany} x 429, ${wrong.length} wrong values stored`,
    passLine: `${leastSent.toLocaleString('en')} sent, 0 wrong answers (a bad one accepted, a stack trace, a hang), 0 x 500, 0 wrong values`,
  });
  expect(wrongAnswers).toEqual([]);
  const once = calls.map(({ name }) => name).filter((name) => !neverAccepted.includes(name));
  expect(once.filter((name) => !byCall.get(name)?.accepted)).toEqual([]);
  expect(calls.map(({ name }) => name).filter((name) => !byCall.get(name)?.refused)).toEqual([]);
  expect(wrong).toEqual([]);
  await expectAgreement(await before);
  expect(faults).toBe(0);
  expect(tooMany).toBeLessThan(sent / 20);
  expect(sent).toBeGreaterThanOrEqual(leastSent);
  expect(refused).toBeGreaterThan(0);
});
