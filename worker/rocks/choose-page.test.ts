import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rocks } from '../../schema/tables/index.ts';
import { asMember, asStranger } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const stored = async (id: string) =>
  (await db.select({ page: rocks.page }).from(rocks).where(eq(rocks.id, id)))[0]?.page;

test('the painter chooses who sees the page of a rock, and sees the choice in their list', async () => {
  const owner = await asMember();
  const rock = await registerRock(owner);
  expect(rock.page).toBe('public');
  for (const page of ['members', 'hidden', 'hidden', 'public'] as const) {
    const answer = await owner.send('PUT', `/api/rocks/${rock.id}/page`, { page });
    expect([answer.status, await answer.json()]).toEqual([200, { page }]);
    const [own] = await (await owner.api.rocks.my.$get({ query: {} })).json();
    expect(own?.page).toBe(page);
  }
});

test('nobody else chooses, not even the finder who has the rock', async () => {
  const [owner, finder] = [await asMember(), await asMember()];
  const rock = await hiddenRock(owner);
  await findRock(finder, rock.laserEngraverId);
  const refused = await finder.send('PUT', `/api/rocks/${rock.id}/page`, { page: 'hidden' });
  expect([refused.status, await refused.json()]).toEqual([403, { message: en.pageAudience.notOwner }]);
  const path = `/api/rocks/${rock.id}/page`;
  expect((await asStranger().send('PUT', path, { page: 'hidden' })).status).toBe(401);
  expect((await owner.send('PUT', '/api/rocks/aaaaaaaaaaaaaaaa/page', { page: 'hidden' })).status).toBe(404);
  expect(await stored(rock.id)).toBe('public');
});

test.each([{}, { page: 'PUBLIC' }, { page: null }, { page: ['hidden'] }, { page: 'everybody' }])(
  '%j is no choice',
  async (body) => {
    const owner = await asMember();
    const { id } = await registerRock(owner);
    const answer = await owner.send('PUT', `/api/rocks/${id}/page`, body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: en.pageAudience.invalid, field: 'page' },
    ]);
    expect(await stored(id)).toBe('public');
  },
);
