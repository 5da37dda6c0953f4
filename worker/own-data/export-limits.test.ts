// How often a member downloads their archive, and from where.
import { expect, test } from 'vitest';
import { ownDataLimits as most } from '../../schema/own-data.ts';
import { exportOf } from '../testing/archive.ts';
import { asMember, makeWorld, type Member } from '../testing/as.ts';
import * as en from '../../schema/words/en/index.ts';

const noon = Date.UTC(2026, 4, 1, 12);
const anHour = 3_600_000;
const aDay = 24 * anHour;

const ask = (member: Member, init?: RequestInit) => member.request('/api/user/export.zip', init);

async function breakOff(member: Member): Promise<number> {
  const { status, body } = await ask(member);
  const reader = body?.getReader();
  if (status === 200) await reader?.read();
  await reader?.cancel();
  return status;
}

test('a member downloads a few in a day; a HEAD and a download that is broken off count as none', async () => {
  const world = makeWorld(noon);
  const member = await asMember(world);
  const head = await ask(member, { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Disposition')]).toEqual([
    200,
    'attachment; filename="rockabout-2026-05-01.zip"',
  ]);
  for (let i = 0; i < 8; i++) expect(await breakOff(member)).toBe(200);
  for (let i = 0; i < most.exportsPerDay; i++) await exportOf(member);
  const refused = await ask(member);
  expect((await ask(member, { method: 'HEAD' })).status).toBe(429);
  expect([refused.status, await refused.json()]).toEqual([429, { message: en.ownData.exportsSpent }]);
  world.now += aDay;
  // They read as much, up to their end.
  const statuses: number[] = [];
  for (let i = 0; i <= most.exportsBegunPerDay; i++) statuses.push(await breakOff(member));
  expect(statuses.indexOf(429)).toBe(most.exportsBegunPerDay);
  world.now += aDay;
  await exportOf(member);
});

test('of twelve downloads at once six are given, and one that nobody has taken to its end blocks for an hour', async () => {
  const world = makeWorld(noon);
  const member = await asMember(world);
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(member)));
  const [given, refused] = [200, 429].map((wanted) => answers.filter(({ status }) => status === wanted));
  expect([given?.length, refused?.length]).toEqual([most.exportsPerDay, 12 - most.exportsPerDay]);
  const [unread, ...read] = given ?? [];
  await Promise.all(read.map((answer) => answer.arrayBuffer()));
  expect((await ask(member, { method: 'HEAD' })).status).toBe(429);
  world.now += anHour;
  await exportOf(member);
  expect(await breakOff(member)).toBe(429);
  await unread?.body?.cancel();
});

test.each<[what: string, headers: Record<string, string>, isGiven: boolean]>([
  ['a picture on another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }, false],
  ['a link on another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }, false],
  ['a picture on a neighbouring site', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' }, false],
  ['a link on a neighbouring site', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate' }, true],
  ['a page of ours', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' }, true],
  ['the address bar', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' }, true],
  ['a browser that does not say', {}, true],
])('%s gets a download, or is refused and uses none up', async (_, headers, isGiven) => {
  const member = await asMember(makeWorld(noon));
  if (isGiven) return expect((await ask(member, { headers })).status).toBe(200);
  for (let i = 0; i < most.exportsPerDay; i++) {
    const answer = await ask(member, { headers });
    expect([answer.status, await answer.json()]).toEqual([403, { message: en.ownData.fromElsewhere }]);
  }
  expect((await ask(member, { method: 'HEAD' })).status).toBe(200);
});

test('a part of the archive is asked for in vain: the whole is sent', async () => {
  const member = await asMember(makeWorld(noon));
  const answer = await member.request('/api/user/export.zip', { headers: { Range: 'bytes=10-19' } });
  expect([answer.status, answer.headers.get('Accept-Ranges')]).toEqual([200, 'none']);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(await exportOf(member));
});
