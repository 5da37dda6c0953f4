import { expect, test } from 'vitest';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { makeMember, newCode } from '../testing/make.ts';

const types = {
  '/api/stats': 'application/json',
  '/api/rocks/my': 'application/json',
  '/api/nowhere': 'application/json',
  '/api/rocks?limit=none': 'application/json',
  '/api/login': 'text/html; charset=UTF-8',
  '/api/auth/email/confirm': 'text/html; charset=UTF-8',
  '/api/user/export/rocks.csv': 'text/csv; charset=utf-8',
  '/api/designs/none': 'application/json',
  '/img/none': 'application/json',
  [`/api/rocks/check/${newCode()}`]: 'application/json',
};

test('every answer says what it is, and texts in which characters', async () => {
  const world = makeWorld();
  const pro = await asMember(world, await makeMember({ hasManualPlan: true }));
  for (const person of [asStranger(world), pro]) {
    for (const [path, type] of Object.entries(types)) {
      const answer = await person.request(path);
      // Somebody who is signed in is led on, and a stranger is told so in JSON.
      const expected = answer.status === 401 ? 'application/json' : answer.status === 303 ? null : type;
      expect([path, answer.headers.get('Content-Type')]).toEqual([path, expected]);
    }
  }
});

test('what has no content has no type', async () => {
  const visit = await asStranger().request('/api/visits', {
    method: 'POST',
    headers: { 'User-Agent': 'Mozilla/5.0', 'Sec-Fetch-Site': 'same-origin' },
  });
  expect([visit.status, visit.headers.get('Content-Type')]).toEqual([204, null]);
});
