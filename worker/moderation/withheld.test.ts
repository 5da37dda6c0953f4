import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import type { WithheldThing } from '../../schema/moderation.ts';
import { auditLog, comments, rocks } from '../../schema/tables/index.ts';
import { hour } from '../platform/clock.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { commentOn, isStored, judged, report, rockRow, rockWithPhoto } from '../testing/moderation.ts';
import { pagesOf } from '../testing/pages.ts';
import { hiddenRock, hideRock } from '../testing/play.ts';

// All tests share the list.
beforeEach(async () => {
  await db.update(rocks).set({ withheldAt: null, withheldPhotoKey: null });
  await db.update(comments).set({ withheldAt: null });
});

const withheld = async (administrator: Person) =>
  (await administrator.request('/api/admin/withheld')).json<WithheldThing[]>();

async function scene() {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const owner = await asMember(world, await makeMember({ firstName: 'Robin', lastName: 'Wren' }));
  const writer = await asMember(world, await makeMember({ firstName: 'Hazel', lastName: 'Oak' }));
  const { rock } = await rockWithPhoto(owner, { name: 'Sunny', description: 'A small sun' });
  await hideRock(owner, rock.id);
  return { world, administrator, owner, writer, rock };
}

test('has everything withheld, with author and time, newest first', async () => {
  const { world, administrator, owner, writer, rock } = await scene();
  const other = await hiddenRock(owner, { name: 'Moon' });
  const commentId = await commentOn(writer, rock.id, 'Buy my stones');
  expect(await withheld(administrator)).toEqual([]);
  const at: string[] = [];
  for (const [subject, id] of [
    ['photo', rock.id],
    ['rock', other.id],
    ['comment', commentId],
  ] as const) {
    world.now += hour;
    at.push(new Date(world.now).toISOString());
    await judged(administrator, 'withhold', subject, id);
  }
  const known = ({ member }: typeof owner, name: string) => ({
    id: member.id,
    name,
    email: member.email,
    joinedAt: new Date(member.createdAt).toISOString(),
  });
  const sunny = {
    id: rock.id,
    name: 'Sunny',
    hasPage: true,
    description: 'A small sun',
    imageUrl: `/img/${(await rockRow(rock.id)).withheldPhotoKey}`,
  };
  const moon = {
    id: other.id,
    name: 'Moon',
    hasPage: false,
    description: other.description,
    imageUrl: null,
  };
  const [asWriter, asOwner] = [known(writer, 'Hazel O.'), known(owner, 'Robin W.')];
  const own = { words: null, author: asOwner };
  expect(await withheld(administrator)).toEqual([
    {
      subject: 'comment',
      subjectId: commentId,
      rock: sunny,
      words: 'Buy my stones',
      author: asWriter,
      since: at[2],
    },
    { ...own, subject: 'rock', subjectId: other.id, rock: moon, since: at[1] },
    { ...own, subject: 'photo', subjectId: rock.id, rock: sunny, since: at[0] },
  ]);
});

test('restored and deleted things leave the list', async () => {
  const { administrator, owner, writer, rock } = await scene();
  const commentId = await commentOn(writer, rock.id, 'Buy my stones');
  const deleted = await commentOn(writer, rock.id, 'Buy more');
  const things = [
    ['comment', commentId],
    ['photo', rock.id],
  ] as const;
  for (const [subject, id] of [...things, ['comment', deleted] as const])
    await judged(administrator, 'withhold', subject, id);
  expect(await withheld(administrator)).toHaveLength(3);
  await writer.request(`/api/rocks/${rock.id}/interactions/${deleted}`, { method: 'DELETE' });
  expect(await withheld(administrator)).toHaveLength(2);
  for (const [subject, id] of things) await judged(administrator, 'restore', subject, id);
  expect(await withheld(administrator)).toEqual([]);
  await judged(administrator, 'withhold', 'rock', rock.id);
  await owner.request('/api/user/account', { method: 'DELETE' });
  expect(await withheld(administrator)).toMatchObject([{ subject: 'rock', author: null }]);
});

test('the photo of a withheld rock is not listed separately until the rock is restored', async () => {
  const { world, administrator, rock } = await scene();
  const subjects = async () => (await withheld(administrator)).map(({ subject }) => subject);
  await judged(administrator, 'withhold', 'rock', rock.id);
  expect(await subjects()).toEqual(['rock']);
  await judged(administrator, 'restore', 'rock', rock.id);
  expect(await subjects()).toEqual([]);
  await judged(administrator, 'withhold', 'photo', rock.id);
  await judged(administrator, 'withhold', 'rock', rock.id);
  expect(await subjects()).toEqual(['rock']);
  await judged(administrator, 'restore', 'rock', rock.id);
  expect(await subjects()).toEqual(['photo']);
  await judged(administrator, 'restore', 'photo', rock.id);
  // Photos hidden after three reports are listed, too.
  const { rock: other } = await rockWithPhoto(await asMember(world));
  await report([await asMember(world), await asMember(world), await asMember(world)], 'photo', other.id);
  expect(await withheld(administrator)).toMatchObject([
    { subject: 'photo', subjectId: other.id, since: new Date(world.now).toISOString() },
  ]);
});

test('a photo withheld at an unknown time comes last', async () => {
  const { world, administrator, rock } = await scene();
  await judged(administrator, 'withhold', 'photo', rock.id);
  await db.delete(auditLog);
  const { rock: other } = await rockWithPhoto(await asMember(world));
  await judged(administrator, 'withhold', 'photo', other.id);
  expect((await withheld(administrator)).map(({ subjectId, since }) => [subjectId, since])).toEqual([
    [other.id, new Date(world.now).toISOString()],
    [rock.id, null],
  ]);
});

test('lists all kinds page by page, without a gap or a duplicate', async () => {
  const { world, administrator, owner, writer } = await scene();
  for (let i = 0; i < 3; i++) {
    // Some times fall within one millisecond.
    if (i !== 1) world.now += hour;
    const { rock } = await rockWithPhoto(owner);
    const other = await hiddenRock(owner, { name: `Rock ${i}`, description: '' });
    await judged(administrator, 'withhold', 'comment', await commentOn(writer, other.id, `Mine ${i}`));
    await judged(administrator, 'withhold', 'photo', rock.id);
    await judged(administrator, 'withhold', 'rock', other.id);
  }
  const all = await withheld(administrator);
  expect(all).toHaveLength(9);
  for (const limit of [1, 4, 9]) {
    const pages = await pagesOf<WithheldThing>(administrator, '/api/admin/withheld', limit);
    expect(Math.max(...pages.map((page) => page.length))).toBe(limit);
    expect(pages.flat()).toEqual(all);
  }
});

test('reads only withheld rows, however many rocks and comments there are', async () => {
  const counting = countingEnv(env);
  const { world, administrator, owner, writer, rock } = await scene();
  for (const [subject, id] of [
    ['photo', rock.id],
    ['rock', (await hiddenRock(owner, { name: 'Fools', description: '' })).id],
    ['comment', await commentOn(writer, rock.id, 'Mine')],
  ] as const)
    await judged(administrator, 'withhold', subject, id);
  world.env = { ...world.env, DB: counting.env.DB };
  const costOf = async () => {
    Object.assign(counting.spent, noCost());
    expect(await withheld(administrator)).toHaveLength(3);
    return counting.spent.rowsRead;
  };
  const few = await costOf();
  for (let i = 0; i < 5; i++) await commentOn(writer, (await hiddenRock(owner)).id, 'Fine');
  expect(await costOf()).toBe(few);
  expect(few).toBeLessThanOrEqual(19);
});

test('a photo’s thumbnail is withheld and restored with it', async () => {
  const { world, administrator, owner } = await scene();
  const { rock, key } = await rockWithPhoto(owner);
  const smallAt = async (one: string | null) =>
    (await asStranger(world).request(`/img/${one}/320`)).headers.get('Content-Type');
  expect(await smallAt(key)).toBe('image/webp');
  await judged(administrator, 'withhold', 'photo', rock.id);
  const { withheldPhotoKey } = await rockRow(rock.id);
  expect([await smallAt(key), await smallAt(withheldPhotoKey)]).toEqual(['application/json', 'image/webp']);
  await judged(administrator, 'restore', 'photo', rock.id);
  const { photoKey } = await rockRow(rock.id);
  expect(await smallAt(photoKey)).toBe('image/webp');
  expect(await Promise.all([key, `${key}-320`].map(isStored))).toEqual([false, false]);
});
