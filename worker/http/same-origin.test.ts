import { expect, test } from 'vitest';
import { asMember } from '../testing/as.ts';
import { newCode } from '../testing/make.ts';

const headerSets: [string, Record<string, string>, number][] = [
  ['another origin', { Origin: 'https://evil.example' }, 403],
  ['a null origin', { Origin: 'null' }, 403],
  ['cross-site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['same-site', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.localhost' }, 403],
  ['our own origin', { Origin: 'http://localhost' }, 200],
  ['our own pages', { 'Sec-Fetch-Site': 'same-origin' }, 200],
  ['no browser', {}, 200],
];

test.each(headerSets)('a write from %s', async (_, headers, status) => {
  const member = await asMember();
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await member.request('/api/rocks', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': type },
      body: JSON.stringify({ name: 'Origin', laserEngraverId: newCode() }),
    });
    const expected = status === 403 || type === 'application/json' ? status : 415;
    expect([type, answer.status]).toEqual([type, expected]);
  }
  const mine: unknown[] = await (await member.request('/api/rocks/my')).json();
  expect(mine).toHaveLength(status === 200 ? 1 : 0);
});
