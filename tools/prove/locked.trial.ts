import { expect } from 'vitest';
import { proof } from '../../worker/testing/proof.ts';
import { insertMembers, network, writeOf, type Member } from './members.ts';
import { hiddenRock } from './smoke.ts';
import { lockState } from './state.ts';
import { test } from './trial.ts';
import * as en from '../../schema/words/en/index.ts';

test('while another process has locked the database, failed requests get a 503 with Retry-After', async ({
  task,
  stateDir,
  start,
}) => {
  const [owner, finder] = await insertMembers(stateDir, 2);
  const app = await start();
  const rock = await hiddenRock(app.origin, owner);
  const code = rock.laserEngraverId;
  const visitor = { headers: { Cookie: '', 'CF-Connecting-IP': network(9) } };
  // With the origin of our pages.
  const post = (body: URLSearchParams | object, by: Pick<Member, 'headers'>) =>
    writeOf(by, body, { Origin: app.origin });
  const as = ({ headers }: Pick<Member, 'headers'>): RequestInit => ({ headers });
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const calls: readonly (readonly [path: string, init: RequestInit])[] = [
    ...['/', '/register-rock', `/R/${code}`, `/nfc-scan?rockId=${code}`, '/api/health', '/api/stats'].map(
      (path) => [path, as(visitor)] as const,
    ),
    ...['/api/rocks', '/api/rocks/featured', '/api/leaderboard', '/api/activities', '/img/none.webp'].map(
      (path) => [path, as(visitor)] as const,
    ),
    [`/api/rocks/check/${code}`, as(visitor)],
    ['/api/rocks/check/no-such-rock', as(visitor)],
    ['/api/map?bbox=-100,30,-80,50&zoom=4', as(visitor)],
    ['/api/login', as(visitor)],
    ['/api/login', post(form({ email: 'robin@example.test' }), visitor)],
    ['/api/login/code', as({ headers: { ...visitor.headers, Cookie: '__Host-code=none; code=none' } })],
    ['/api/visits', post({ path: '/' }, visitor)],
    ...['/', `/nfc-scan?rockId=${code}`, '/api/auth/user', '/api/rocks/my', '/api/rocks/rehide'].map(
      (path) => [path, as(owner)] as const,
    ),
    [`/api/rocks/${rock.id}/interactions`, post({ interactionType: 'like' }, owner)],
    ['/api/rocks/find', post({ laserEngraverId: code }, finder)],
    ['/api/rocks/find', post({ laserEngraverId: 'no-such-rock' }, finder)],
    ['/nfc-scan', post(form({ rockId: code, key: 'pressed-while-locked' }), finder)],
    ['/api/logout', as(finder)],
  ];
  const answersTo = () =>
    Promise.all(
      calls.map(async ([path, init]) => {
        const answer = await fetch(`${app.origin}${path}`, { redirect: 'manual', ...init });
        return { path, answer, text: await answer.text() };
      }),
    );

  const unlock = lockState(stateDir);
  const locked = await answersTo().finally(unlock);
  const faults = locked.filter(({ answer }) => answer.status >= 500);
  const wrong = faults.filter(
    ({ answer: { status, headers }, text }) =>
      status !== 503 ||
      !/^\d+$/.test(headers.get('Retry-After') ?? '') ||
      !text.includes(en.errors.unavailable),
  );
  const after = (await answersTo()).filter(({ answer }) => answer.status >= 500);
  await app.stop();
  proof(task, {
    goal: 'G-D2',
    what: 'Calls and pages while another process has locked the database',
    figure: `${locked.length} requests, ${faults.length} failed, ${wrong.length} of these without 503, message and Retry-After`,
    passLine: '0',
  });
  expect(wrong.map(({ path, answer, text }) => [path, answer.status, text])).toEqual([]);
  expect(after.map(({ path }) => path)).toEqual([]);
  // The lock had an effect, and the pages were served all the same.
  expect(faults.length).toBeGreaterThan(10);
  expect(faults.filter(({ path }) => !path.startsWith('/api/')).map(({ path }) => path)).toEqual([]);
});
