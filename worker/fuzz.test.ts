import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { calls, unknownCalls, type Call } from './testing/fuzz/calls.ts';
import { faultOf, inWords } from './testing/fuzz/judge.ts';
import { openStage, somewhere, type Setting } from './testing/fuzz/stage.ts';
import { broken, wrongValues } from './testing/fuzz/stored.ts';
import { goodShots, misdirectedShots, shotsAt, type Shot } from './testing/fuzz/ways.ts';
import { listen } from './testing/lines.ts';
import { often } from './testing/often.ts';
import { proof } from './testing/proof.ts';
import { drift, expectAgreement } from './testing/recount.ts';
import { roles } from './testing/roles.ts';

/** Requests for each call in each setting. */
const requests = often(60, 60);
/** Least number of requests in both settings together. */
const leastSent = often(10_000, 30);
/** A slower answer counts as a hang. The checks of one call end before its test times out. */
const patience = { timeout: 20_000, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true };
/** Most shrinking attempts after a wrong answer. */
const mostSimpler = 40;
const settings: readonly Setting[] = ['at first', 'at home'];
/** Calls that cannot succeed here: they need an OpenID issuer. */
const neverAccepted = ['GET /api/login/oidc/callback'];

const seed = inject('seed');
/** A summary of every answered request. */
const answers: { name: string; verdict: Shot['verdict']; status: number; isAccepted: boolean }[] = [];
/** Requests with a wrong answer or none, each with its fault. */
const wrongAnswers: string[] = [];

let heard: ReturnType<typeof listen>;
const search = vi.spyOn(globalThis, 'fetch');
beforeEach(() => {
  search.mockImplementation(async () => somewhere());
  heard = listen();
});
afterEach(() => heard.stop());
afterAll(() => search.mockRestore());

async function tryCall(call: Call, setting: Setting): Promise<void> {
  const send = openStage(setting, call);
  // Each call in each setting has its own seed.
  const own = seed + calls.indexOf(call) + calls.length * settings.indexOf(setting);
  const { name } = call;
  const has = (isAccepted: boolean) =>
    answers.some((answer) => answer.name === name && answer.isAccepted === isAccepted);

  /** Sends one request. @returns the fault of its answer, or null */
  async function fire(shot: Shot): Promise<string | null> {
    heard.clear();
    const answer = await send(shot);
    const text = await answer.text();
    const { status } = answer;
    answers.push({ name, verdict: shot.verdict, status, isAccepted: status < 400 });
    return faultOf(shot, { answer, text, lines: heard.text().split('\n') }, setting);
  }

  async function sendAll(shots: fc.Arbitrary<Shot>, numRuns: number, isEnough = () => false): Promise<void> {
    let simpler = 0;
    const property = fc.asyncProperty(shots, async (shot) => {
      if (isEnough() || simpler > mostSimpler) return;
      const fault = await fire(shot);
      if (fault !== null || simpler > 0) simpler++;
      if (fault !== null) throw new Error(fault);
    });
    const outcome = await fc.check(property, { seed: own, numRuns, ...patience });
    if (!outcome.failed) return;
    const [shot] = outcome.counterexample ?? [];
    const wrong = shot ? `${String(outcome.errorInstance)}\n${inWords(shot)}` : 'no end';
    wrongAnswers.push(wrong);
    throw new Error(wrong);
  }

  await sendAll(shotsAt(call), requests);
  if (setting === 'at first') return;
  // By chance a call may not have accepted, or not refused, any request yet: send more until it has.
  const good = goodShots(call).filter(({ verdict }) => verdict === 'good');
  if (!neverAccepted.includes(name)) await sendAll(good, 200, () => has(true));
  await sendAll(misdirectedShots(call), 200, () => has(false));
}

test('every write declares its input', () => {
  expect(unknownCalls()).toEqual([]);
});

const before = drift();

describe.each(settings)('%s', (setting) => {
  test.for(calls)('$name', (call) => tryCall(call, setting));
});

test('no malformed request crashes the worker or writes invalid data', async ({ task }) => {
  const accepted = answers.filter(({ isAccepted }) => isAccepted);
  const refused = answers.filter(({ isAccepted }) => !isAccepted);
  const refusedBad = refused.filter(({ verdict }) => verdict === 'bad').length;
  const [tooMany, unavailable] = [429, 503].map(
    (code) => refused.filter(({ status }) => status === code).length,
  );
  const faults = refused.filter(({ status }) => status >= 500 && status !== 503).length;
  const wrong = [...(await wrongValues()), ...(await broken())];
  const sent = answers.length;
  proof(task, {
    goal: 'G-Z1',
    what: `requests over ${calls.length} calls and ${roles.length} roles, broken in every way (seed ${seed})`,
    figure: `${sent} sent, ${accepted.length} accepted, ${refusedBad} bad ones refused, ${wrongAnswers.length} wrong answers, ${faults} x 500, ${unavailable} off, ${tooMany} x 429, ${wrong.length} wrong values stored`,
    passLine: `${leastSent.toLocaleString('en')} sent, 0 wrong answers (a bad one accepted, a stack trace, a hang), 0 x 500, 0 wrong values`,
  });
  expect(wrongAnswers).toEqual([]);
  const without = (some: typeof answers) =>
    calls.map(({ name }) => name).filter((name) => !some.some((answer) => answer.name === name));
  expect(without(accepted)).toEqual(neverAccepted);
  expect(without(refused)).toEqual([]);
  expect(wrong).toEqual([]);
  await expectAgreement(await before);
  expect(faults).toBe(0);
  expect(tooMany).toBeLessThan(sent / 20);
  expect(sent).toBeGreaterThanOrEqual(leastSent);
});
