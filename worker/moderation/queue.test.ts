import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { reportsShown, type ReportedThing, type WithheldThing } from '../../schema/moderation.ts';
import { reports } from '../../schema/tables/index.ts';
import { hour } from '../platform/clock.ts';
import { openDatabase } from '../platform/database.ts';
import { asAdministrator, asMember, makeWorld, type Person, type World } from '../testing/as.ts';

import { makeMember, type MadeMember } from '../testing/make.ts';
import { commentOn, judge, judged, report, rockWithPhoto, sendReport } from '../testing/moderation.ts';
import { pagesOf } from '../testing/pages.ts';
import { hiddenRock } from '../testing/play.ts';

// All tests share the queue.
beforeEach(async () => {
  await openDatabase(env.DB).delete(reports);
});

const queue = async (administrator: Person) =>
  (await administrator.request('/api/admin/reports')).json<ReportedThing[]>();

const named = async (world: World, firstName: string, lastName: string) =>
  asMember(world, await makeMember({ firstName, lastName }));

async function scene() {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const owner = await named(world, 'Robin', 'Wren');
  const { rock, key } = await rockWithPhoto(owner, { name: 'Sunny', description: 'A small sun' });
  return { world, administrator, owner, rock, key };
}

test('has each thing once, longest waiting first, with all its reports', async () => {
  const { world, administrator, owner, rock, key } = await scene();
  expect(await queue(administrator)).toEqual([]);
  const writer = await named(world, 'Hazel', 'Oak');
  const commentId = await commentOn(writer, rock.id, 'Buy my stones');
  const [ann, ben] = [await named(world, 'Ann', 'Miller'), await named(world, 'Ben', 'Lake')];
  const at: string[] = [];
  for (const [who, subject, id, details] of [
    [ann, 'comment', commentId, 'It is advertising'],
    [ann, 'photo', rock.id, ''],
    [owner, 'comment', commentId, ''],
    [ben, 'rock', rock.id, 'See the name'],
    [ben, 'photo', rock.id, 'A face'],
  ] as const) {
    at.push(new Date(world.now).toISOString());
    await report([who], subject, id, details);
    world.now += hour;
  }
  const about = {
    id: rock.id,
    name: 'Sunny',
    hasPage: true,
    description: 'A small sun',
    imageUrl: `/img/${key}`,
    isWithheld: false,
  };
  const known = ({ member }: { member: MadeMember }, name: string) => ({
    id: member.id,
    name,
    email: member.email,
    joinedAt: new Date(member.createdAt).toISOString(),
  });
  const [asAnn, asBen, asOwner] = [known(ann, 'Ann M.'), known(ben, 'Ben L.'), known(owner, 'Robin W.')];
  const by = (reporter: typeof asAnn, i: number, details = '') => ({
    reason: 'unkind',
    details,
    reporter,
    createdAt: at[i],
  });
  const thing = { subjectId: rock.id, isWithheld: false, rock: about, words: null, author: asOwner };
  expect(await queue(administrator)).toEqual([
    {
      ...thing,
      subject: 'comment',
      subjectId: commentId,
      words: 'Buy my stones',
      author: known(writer, 'Hazel O.'),
      reportCount: 2,
      reports: [by(asAnn, 0, 'It is advertising'), by(asOwner, 2)],
    },
    { ...thing, subject: 'photo', reportCount: 2, reports: [by(asAnn, 1), by(asBen, 4, 'A face')] },
    { ...thing, subject: 'rock', reportCount: 1, reports: [by(asBen, 3, 'See the name')] },
  ]);
});

test('a withheld photo is shown only to the administrator, who decides on it', async () => {
  const { world, administrator, rock } = await scene();
  await report([await asMember(world), await asMember(world), await asMember(world)], 'photo', rock.id);
  const [thing] = await queue(administrator);
  expect(thing).toMatchObject({ subject: 'photo', isWithheld: true, rock: { isWithheld: false } });
  const answer = await administrator.request(thing?.rock.imageUrl ?? '');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  await judged(administrator, 'withhold', 'rock', rock.id);
  expect(await queue(administrator)).toMatchObject([{ subject: 'photo', rock: { isWithheld: true } }]);
});

test.each(['settle', 'withhold', 'restore'] as const)(
  'a judged thing (%s) leaves the queue',
  async (verdict) => {
    const { world, administrator, rock } = await scene();
    const commentId = await commentOn(await asMember(world), rock.id, 'Buy my stones');
    const reporters = [await asMember(world), await asMember(world)];
    await report(reporters, 'comment', commentId);
    await report(reporters, 'rock', rock.id);
    if (verdict === 'restore') await judged(administrator, 'withhold', 'comment', commentId);
    await judged(administrator, verdict, 'comment', commentId);
    expect((await queue(administrator)).map(({ subject }) => subject)).toEqual(['rock']);
    // The same member cannot report it again, but another one can.
    await sendReport(reporters[0] ?? administrator, 'comment', commentId);
    expect(await queue(administrator)).toHaveLength(1);
    if (verdict === 'withhold') return;
    world.now += hour;
    await report([await asMember(world)], 'comment', commentId);
    expect(await queue(administrator)).toMatchObject([
      { subject: 'rock', reports: [{}, {}] },
      { subject: 'comment', reports: [{}] },
    ]);
  },
);

test('lists page by page, longest waiting first, regardless of the number of reports', async () => {
  const { world, administrator, owner, rock } = await scene();
  const [ann, ben] = [await asMember(world), await asMember(world)];
  const others: string[] = [];
  for (let i = 0; i < 6; i++) {
    // Some reports fall within one millisecond.
    if (i % 2 === 0) world.now += hour;
    const other = await hiddenRock(owner);
    others.push(other.id);
    await report([ann], 'rock', other.id);
    if (i === 0) await report([ann], 'photo', rock.id);
  }
  world.now += hour;
  // Further reports do not change a thing's position.
  for (const id of others) await report([ben], 'rock', id);
  const all = await queue(administrator);
  expect(all).toHaveLength(7);
  expect(new Set(all.slice(0, 3).map(({ subjectId }) => subjectId))).toEqual(
    new Set([...others.slice(0, 2), rock.id]),
  );
  expect(all.at(-1)?.reports).toMatchObject([{ reporter: { email: ann.member.email } }, {}]);
  for (const limit of [1, 3, 7]) {
    const pages = await pagesOf<ReportedThing>(administrator, '/api/admin/reports', limit);
    expect(pages).toHaveLength(Math.ceil(all.length / limit));
    expect(pages.flat()).toEqual(all);
  }
});

test.each([
  ['public', true],
  ['members', true],
  ['hidden', false],
] as const)('says whether the page of a rock opens that is for %s', async (page, hasPage) => {
  const { world, administrator, owner, rock } = await scene();
  await report([await asMember(world)], 'rock', rock.id);
  await owner.send('PUT', `/api/rocks/${rock.id}/page`, { page });
  expect(await queue(administrator)).toMatchObject([{ rock: { hasPage } }]);
  const opened = await administrator.request(`/api/rocks/${rock.id}/page`);
  expect(opened.status).toBe(hasPage ? 200 : 404);
  await judged(administrator, 'withhold', 'photo', rock.id);
  const [hidden] = await (await administrator.request('/api/admin/withheld')).json<WithheldThing[]>();
  expect(hidden).toMatchObject({ rock: { id: rock.id, hasPage } });
});

test('a flood of reports of one thing hides no other thing, and the newest reports are shown', async () => {
  const { world, administrator, owner, rock } = await scene();
  const flood = reportsShown + 200;
  await env.DB.prepare(
    `INSERT INTO reports (id, subject, rock_id, subject_id, reason, details, created_at)
     WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?2 - 1)
     SELECT printf('flood%04d', i), 'rock', ?1, ?1, 'other', 'number ' || i, ?3 + i FROM n`,
  )
    .bind(rock.id, flood, world.now - hour)
    .run();
  const genuine = await hiddenRock(owner);
  await report([await asMember(world)], 'rock', genuine.id);
  const [flooded, later, ...rest] = await queue(administrator);
  expect(rest).toEqual([]);
  expect(flooded).toMatchObject({ subjectId: rock.id, reportCount: flood, rock: { name: 'Sunny' } });
  expect(flooded?.reports.map(({ details }) => details)).toEqual(
    Array.from({ length: reportsShown }, (_, i) => `number ${flood - reportsShown + i}`),
  );
  expect(later).toMatchObject({ subjectId: genuine.id, reportCount: 1 });
  // A verdict also settles reports that were not shown.
  const seenUntil = flooded?.reports.at(-1)?.createdAt ?? '';
  await judge(administrator, 'settle', 'rock', rock.id, { seenUntil });
  expect(await queue(administrator)).toMatchObject([{ subjectId: genuine.id }]);
});

test('reports survive the accounts of reporter and author, and are deleted with their subject', async () => {
  const { world, administrator, owner, rock } = await scene();
  const wild = await hiddenRock(owner, { name: 'Wild' });
  const writer = await asMember(world);
  const commentId = await commentOn(writer, wild.id, 'Buy my stones');
  const reporter = await asMember(world);
  await report([reporter], 'rock', rock.id);
  await report([reporter], 'rock', wild.id);
  await report([reporter], 'comment', commentId);
  expect(await queue(administrator)).toHaveLength(3);
  for (const person of [reporter, owner, writer])
    await person.request('/api/user/account', { method: 'DELETE' });
  expect(await queue(administrator)).toMatchObject([
    { subject: 'rock', subjectId: wild.id, author: null, reports: [{ reporter: null }] },
  ]);
});
