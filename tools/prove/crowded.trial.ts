import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { normalizeCode } from '../../schema/codes.ts';
import { proof } from '../../worker/testing/proof.ts';
import { insertMembers, network } from './members.ts';
import { hiddenRock } from './smoke.ts';
import { test } from './trial.ts';

const visitors = 300;
/** Milliseconds between two visitors: all of them come within two minutes, though five would do. */
const apart = 400;

/** Requests that a visitor's browser sends to the worker while they open the app and scroll to its end. */
const opening = [
  '/',
  '/api/stats',
  '/api/rocks/counts',
  '/api/map?bbox=-180,-85,180,85&zoom=2',
  '/api/rocks/featured',
  '/api/rocks',
  '/api/leaderboard',
  ...Array.from({ length: 9 }, (_, i) => `/img/picture-${i}`),
];

test('300 visitors with one IP address open the app, scan and mistype, and nobody is refused', async ({
  task,
  stateDir,
  start,
}) => {
  const [owner] = await insertMembers(stateDir, 2);
  const app = await start();
  const codes: string[] = [];
  for (let i = 0; i < 3; i++) codes.push((await hiddenRock(app.origin, owner)).laserEngraverId);
  const plain = codes.map(normalizeCode);
  const typos = plain.flatMap((code) => [
    code.slice(0, 4) + code.slice(5),
    `${code.slice(0, 5)}0${code.slice(6)}`,
  ]);
  const headers = { 'CF-Connecting-IP': network(77) };
  const statuses: Record<number, number> = {};
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    // A refusal may close the connection before the body was read.
    const answer = await fetch(`${app.origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...init.headers },
    }).catch(() => null);
    const status = answer?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
    return answer?.text() ?? '';
  };
  let refusedScans = 0;
  const visit = async (visitor: number) => {
    await setTimeout(visitor * apart);
    await Promise.all(opening.map((path) => ask(path)));
    await ask('/api/visits', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: app.origin },
      body: JSON.stringify({ path: '/' }),
    });
    for (const code of codes) {
      await ask(`/R/${code}`);
      const page = await ask(`/nfc-scan?rockId=${code}`);
      if (!page.includes('Mark as Found')) refusedScans += 1;
    }
    for (const i of [0, 1]) await ask(`/api/rocks/check/${typos[(visitor + i) % typos.length]}`);
  };
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  await app.stop();
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const refused = (statuses[429] ?? 0) + (statuses[0] ?? 0);
  proof(task, {
    goal: 'G-C2',
    what: `${visitors} visitors with one IP address within ${(visitors * apart) / 60_000} minutes`,
    figure: `${all} requests, ${refused} refused, ${refusedScans} scans without the rock`,
    passLine: '0',
  });
  expect([refused, refusedScans]).toEqual([0, 0]);
  expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
});
