import { env } from 'cloudflare:test';
import { beforeEach, expect, test } from 'vitest';
import { loggedWords, maskedAddress, type LoggedAction } from '../../schema/admin-actions.ts';
import { auditLog } from '../../schema/tables/index.ts';
import { hour, minute } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, makeWorld, type Member, type Person } from '../testing/as.ts';
import { newEmail } from '../testing/browser.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { commentOn, judge, judged, report, rockWithPhoto } from '../testing/moderation.ts';
import { pagesOf } from '../testing/pages.ts';
import { hideRock, registerRock } from '../testing/play.ts';

// All tests share the log.
beforeEach(() => db.delete(auditLog));

async function scene() {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const owner = await asMember(world);
  const { rock } = await rockWithPhoto(owner, { name: 'Sunny' });
  await hideRock(owner, rock.id);
  return { world, administrator, owner, rock };
}

const logOf = async (administrator: Person) =>
  (await administrator.request('/api/admin/acts')).json<LoggedAction[]>();
const remove = (person: Person) => person.request('/api/user/account', { method: 'DELETE' });

test('says who did what, when and why, newest first', async () => {
  const { world, administrator, owner, rock } = await scene();
  const writer = await asMember(world);
  const commentId = await commentOn(writer, rock.id, 'Buy my stones');
  await report([await asMember(world), await asMember(world), await asMember(world)], 'photo', rock.id);
  const at = [new Date(world.now).toISOString()];
  for (const [verdict, subject, id] of [
    ['withhold', 'rock', rock.id],
    ['withhold', 'comment', commentId],
    ['restore', 'rock', rock.id],
  ] as const) {
    world.now += minute;
    at.unshift(new Date(world.now).toISOString());
    await judge(administrator, verdict, subject, id, { reason: `Because of the ${subject}` });
  }
  world.now += minute;
  at.unshift(new Date(world.now).toISOString());
  const given = { isGiven: true, reason: 'A prize' };
  await administrator.api.admin.members[':id'].plan.$post({ param: { id: owner.member.id }, json: given });
  const known = ({ member: { id, email } }: Member) => ({ id, name: '', email });
  const act = {
    id: expect.any(String),
    actor: administrator.member.email,
    isAutomatic: false,
    thing: null,
    subject: 'Sunny',
    member: known(owner),
    rock: { id: rock.id, name: 'Sunny', hasPage: true },
    orderId: null,
    details: {},
    reason: 'Because of the rock',
  };
  const aboutRock = { subject: 'rock', subjectId: rock.id, isWithheld: false };
  const aboutComment = { subject: 'comment', subjectId: commentId, isWithheld: true };
  const aboutPhoto = { subject: 'photo', subjectId: rock.id, isWithheld: true };
  expect(await logOf(administrator)).toEqual([
    { ...act, act: 'plan_given', subject: '', rock: null, reason: 'A prize', createdAt: at[0] },
    { ...act, act: 'rock_restored', createdAt: at[1], thing: aboutRock },
    {
      ...act,
      act: 'comment_withheld',
      subject: 'a comment on Sunny',
      member: known(writer),
      details: { words: 'Buy my stones' },
      reason: 'Because of the comment',
      createdAt: at[2],
      thing: aboutComment,
    },
    { ...act, act: 'rock_withheld', createdAt: at[3] },
    {
      ...act,
      act: 'photo_withheld',
      reason: 'Three members reported it.',
      createdAt: at[4],
      actor: null,
      isAutomatic: true,
      thing: aboutPhoto,
    },
  ]);
});

/** Actions in the log, oldest first; `*` marks those that offer to restore, `o` those that offer to hide. */
const marks = async (administrator: Person) =>
  (await logOf(administrator))
    .map(({ act, thing }) => (thing ? `${act} ${thing.isWithheld ? '*' : 'o'}` : act))
    .toReversed();

test('offers to restore hidden things and to hide visible ones, only on the newest action about each', async () => {
  const { world, administrator, owner, rock } = await scene();
  const commentId = await commentOn(owner, rock.id, 'Mine');
  const step = async (
    verdict: 'withhold' | 'restore',
    subject: 'photo' | 'rock' | 'comment',
    expected: string[],
  ) => {
    world.now += minute;
    await judged(administrator, verdict, subject, subject === 'comment' ? commentId : rock.id);
    expect(await marks(administrator)).toEqual(expected);
  };
  await step('withhold', 'photo', ['photo_withheld *']);
  await step('restore', 'photo', ['photo_withheld', 'photo_restored o']);
  // The photo is hidden and restored with its rock, which is not an action about the photo.
  await step('withhold', 'rock', ['photo_withheld', 'photo_restored', 'rock_withheld *']);
  await step('restore', 'rock', ['photo_withheld', 'photo_restored o', 'rock_withheld', 'rock_restored o']);
  await db.delete(auditLog);
  await step('withhold', 'photo', ['photo_withheld *']);
  // A photo can be restored only after its rock.
  await step('withhold', 'rock', ['photo_withheld', 'rock_withheld *']);
  await step('restore', 'rock', ['photo_withheld *', 'rock_withheld', 'rock_restored o']);
  await step('restore', 'photo', ['photo_withheld', 'rock_withheld', 'rock_restored o', 'photo_restored o']);
  await db.delete(auditLog);
  await step('withhold', 'comment', ['comment_withheld *']);
  await step('restore', 'comment', ['comment_withheld', 'comment_restored o']);
  await step('withhold', 'comment', ['comment_withheld', 'comment_restored', 'comment_withheld *']);
  await owner.request(`/api/rocks/${rock.id}/interactions/${commentId}`, { method: 'DELETE' });
  expect(await marks(administrator)).toEqual(['comment_withheld', 'comment_restored', 'comment_withheld']);
});

test('a photo hidden by three reports and confirmed by the administrator is offered once', async () => {
  const { world, administrator, rock } = await scene();
  await report([await asMember(world), await asMember(world), await asMember(world)], 'photo', rock.id);
  world.now += minute;
  await judged(administrator, 'withhold', 'photo', rock.id);
  expect(await marks(administrator)).toEqual(['photo_withheld', 'photo_withheld *']);
});

test('a thing whose reports were dismissed can still be hidden', async () => {
  const { world, administrator, rock } = await scene();
  await report([await asMember(world)], 'photo', rock.id);
  await judged(administrator, 'settle', 'photo', rock.id);
  expect(await marks(administrator)).toEqual(['photo_settled o']);
  world.now += minute;
  await judged(administrator, 'withhold', 'photo', rock.id);
  expect(await marks(administrator)).toEqual(['photo_settled', 'photo_withheld *']);
});

test('keeps words and addresses only as far as they may be read by others, and no longer than their author', async () => {
  const { world, administrator, owner, rock } = await scene();
  const writer = await asMember(world);
  const commentId = await commentOn(writer, rock.id, `It says K7M-2QX-9RT ${'and so on '.repeat(30)}`);
  await judged(administrator, 'withhold', 'comment', commentId);
  world.now += minute;
  const address = newEmail();
  await administrator.send('PUT', `/api/admin/members/${owner.member.id}/email`, {
    email: address,
    emailBefore: owner.member.email,
    reason: 'Their mailbox is gone',
  });
  world.now += minute;
  await administrator.send('PUT', `/api/admin/members/${owner.member.id}/suspension`, {
    until: '2100-01-01T00:00:00.000Z',
    reason: 'Unkind',
  });
  const details = async () => (await logOf(administrator)).map((logged) => logged.details);
  const [end, addresses, words] = await details();
  expect(end).toEqual({ until: '2100-01-01T00:00:00.000Z' });
  expect(addresses).toEqual({
    email: maskedAddress(address),
    emailBefore: maskedAddress(owner.member.email),
  });
  expect(words?.words).toMatch(/^It says ••• and so on .*…$/);
  expect([...(words?.words ?? '')]).toHaveLength(loggedWords);
  await remove(writer);
  expect(await details()).toEqual([end, addresses, {}]);
});

test('keeps the order of actions within a millisecond', async () => {
  const { administrator, rock } = await scene();
  for (let i = 0; i < 2; i++) {
    await judged(administrator, 'withhold', 'photo', rock.id);
    expect((await marks(administrator)).filter((mark) => mark.endsWith('*'))).toHaveLength(1);
    await judged(administrator, 'restore', 'photo', rock.id);
    expect((await marks(administrator)).filter((mark) => mark.endsWith('*'))).toEqual([]);
  }
});

test('survives the deletion of both accounts, without their names', async () => {
  const { world, administrator, owner, rock } = await scene();
  const { rock: unhidden } = await rockWithPhoto(owner, { name: 'Of Robin Wren, Elm Street 5' });
  const writer = await asMember(world);
  const commentId = await commentOn(writer, rock.id, 'Buy my stones');
  for (const [subject, id] of [
    ['rock', rock.id],
    ['rock', unhidden.id],
    ['comment', commentId],
  ] as const) {
    world.now += minute;
    await judge(administrator, 'withhold', subject, id, { reason: 'A face' });
  }
  world.now += minute;
  await administrator.api.admin.members[':id']['sign-out'].$post({
    param: { id: owner.member.id },
    json: { reason: 'They asked for it' },
  });
  for (const words of [owner.member.email, 'Buy my stones'])
    expect(JSON.stringify(await logOf(administrator))).toContain(words);
  // Makes the owner's session valid again, as if they had signed in again.
  await env.DB.prepare('UPDATE members SET auth_epoch = 0 WHERE id = ?').bind(owner.member.id).run();
  await remove(owner);
  await remove(writer);
  await remove(administrator);
  const next = await asAdministrator(world);
  const log = await logOf(next);
  expect(log.map(({ act, subject, reason, actor, thing }) => [act, subject, reason, actor, thing])).toEqual([
    ['sessions_ended', '', '', null, null],
    ['comment_withheld', 'a comment on Sunny', 'A face', null, null],
    ['rock_withheld', '', 'A face', null, null],
    ['rock_withheld', 'Sunny', 'A face', null, { subject: 'rock', subjectId: rock.id, isWithheld: true }],
  ]);
  expect(log.every(({ isAutomatic }) => !isAutomatic)).toBe(true);
  const rows = JSON.stringify(await db.select().from(auditLog));
  for (const person of [owner, writer, administrator])
    for (const trace of [person.member.id, person.member.email]) expect(rows).not.toContain(trace);
  expect(rows).not.toContain('Elm Street');
});

test('lists page by page, without a gap or a duplicate', async () => {
  const { world, administrator, rock } = await scene();
  for (let i = 0; i < 7; i++) {
    // Some actions fall within one millisecond.
    if (i % 3 === 0) world.now += hour;
    await judged(administrator, i % 2 === 0 ? 'withhold' : 'restore', 'rock', rock.id);
  }
  const all = await logOf(administrator);
  expect(all).toHaveLength(7);
  expect((await pagesOf<LoggedAction>(administrator, '/api/admin/acts', 3)).flat()).toEqual(all);
});

test('a page reads only its own rows, however long the log is', async () => {
  const counting = countingEnv(env);
  const { world, administrator, owner } = await scene();
  world.env = { ...world.env, DB: counting.env.DB };
  const costOf = async () => {
    for (let i = 0; i < 6; i++) {
      world.now += minute;
      const rock = await registerRock(owner, { name: `Rock ${world.now}`, description: '' });
      await judged(administrator, 'withhold', 'rock', rock.id);
    }
    Object.assign(counting.spent, noCost());
    const answer = await administrator.request('/api/admin/acts?limit=5');
    expect(await answer.json()).toHaveLength(5);
    return counting.spent.rowsRead;
  };
  await costOf();
  const few = await costOf();
  await costOf();
  expect(await costOf()).toBeLessThanOrEqual(few);
  expect(few).toBeLessThanOrEqual(50);
});

test('entries of one millisecond are in the order in which they were written, on one page and across pages', async () => {
  const { world, administrator } = await scene();
  const createdAt = world.now;
  const subjects = Array.from({ length: 7 }, (_, i) => `the ${i}th`);
  for (const subject of subjects)
    await db
      .insert(auditLog)
      .values({ id: newId(), act: 'photo_settled', isAutomatic: false, subject, reason: '', createdAt });
  const newestFirst = subjects.toReversed();
  const listed = (await logOf(administrator)).map(({ subject }) => subject);
  expect(listed).toEqual(newestFirst);
  const pages = await pagesOf<LoggedAction>(administrator, '/api/admin/acts', 2);
  expect(pages.flat().map(({ subject }) => subject)).toEqual(newestFirst);
});
