import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, afterEach, expect, test } from 'vitest';
import type { OwnRock } from '../../schema/rocks.ts';
import {
  activities,
  comments,
  emailChanges,
  entries,
  finds,
  idempotencyKeys,
  likes,
  members,
  photoDrops,
  reports,
  rocks,
  signInCodes,
} from '../../schema/tables/index.ts';
import { tickHourly } from '../hourly.ts';
import { createApi } from '../api.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator } from '../testing/administrator.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { asBrowser, newEmail, signIn } from '../testing/browser.ts';
import { countingEnv } from '../testing/cost.ts';
import { makeMember, newCode, newPlace } from '../testing/make.ts';
import { commentOn, judged, report } from '../testing/moderation.ts';
import { findRock, hiddenRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { drift, expectAgreement } from '../testing/recount.ts';
import { deletionOf } from './delete-account.ts';

const db = openDatabase(env.DB);

const remove = (person: Person) => person.request('/api/user/account', { method: 'DELETE' });
const rockOf = async (id: string) => (await db.select().from(rocks).where(eq(rocks.id, id)))[0];
const post = (person: Person, path: string, body: object) =>
  person.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
const like = (person: Person, rockId: string) =>
  post(person, `/api/rocks/${rockId}/interactions`, { interactionType: 'like' });
const comment = (person: Person, rockId: string, content: string) =>
  post(person, `/api/rocks/${rockId}/interactions`, { interactionType: 'comment', content });

async function rockWithPhoto(owner: Person): Promise<{ rock: OwnRock; key: string }> {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    name: 'Sunny',
    description: 'A sun',
    laserEngraverId: newCode(),
  }))
    body.set(name, value);
  body.set('image', new File([Uint8Array.from(pictures.gif)], 'sunny.gif'));
  const answer = await owner.request('/api/rocks', { method: 'POST', body });
  const rock = await answer.json<OwnRock>();
  return { rock, key: rock.imageUrl?.replace('/img/', '') ?? '' };
}

async function setAvatar(person: Person): Promise<string> {
  const body = new FormData();
  body.set('image', new File([Uint8Array.from(pictures.png)], 'me.png'));
  const answer = await person.request('/api/user/avatar', { method: 'PUT', body });
  return (await answer.json<{ profileImageUrl: string }>()).profileImageUrl.replace('/img/', '');
}

const isStored = async (key: string) => (await env.PHOTOS.head(key)) !== null;

// Whatever a test does, counters and rows move together.
let before: Record<string, number>;
beforeEach(async () => {
  before = await drift();
});
afterEach(() => expectAgreement(before));

test('an account is gone with its answer, for every session, and its address may sign up anew', async () => {
  const world = makeWorld();
  const email = newEmail();
  const [browser, elsewhere] = [asBrowser(world), asBrowser(world)];
  await signIn(world, browser, email);
  await signIn(world, elsewhere, email);
  const { id } = await (await browser.open('/api/auth/user')).json<{ id: string }>();
  const counted = await drift();

  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await createApi(world.parts).request(
    'http://localhost/api/user/account',
    { method: 'DELETE', headers: { Cookie: cookie } },
    env,
  );
  expect([answer.status, await answer.json()]).toEqual([200, { deleted: true }]);
  expect(await drift()).toEqual(counted);
  for (const session of [browser, elsewhere]) expect((await session.open('/api/auth/user')).status).toBe(401);
  expect(await db.select().from(members).where(eq(members.id, id))).toEqual([]);

  const again = asBrowser(world);
  expect((await signIn(world, again, email)).headers.get('Location')).toBe('/?first-login=true');
  const anew = await (await again.open('/api/auth/user')).json<{ id: string; isFirstLogin: boolean }>();
  expect(anew).toMatchObject({ email, isFirstLogin: true, username: '', firstName: '' });
  expect(anew.id).not.toBe(id);
});

test('deleting asks for a session of one’s own, and for our own page', async () => {
  const robin = await asMember();
  expect((await remove(asStranger())).status).toBe(401);
  const forged = await robin.request('/api/user/account', {
    method: 'DELETE',
    headers: { Origin: 'https://other.example' },
  });
  expect(forged.status).toBe(403);
  expect((await robin.request('/api/user/account', { method: 'POST' })).status).toBe(404);
  expect((await robin.request('/api/auth/user')).status).toBe(200);
});

test('rocks that were never hidden go with their photos and with what was said about them', async () => {
  const [robin, hazel] = [await asMember(), await asMember()];
  const avatar = await setAvatar(robin);
  const { rock, key } = await rockWithPhoto(robin);
  const plain = await registerRock(robin);
  await like(hazel, rock.id);
  await comment(hazel, rock.id, 'So bright');
  expect([await isStored(avatar), await isStored(key)]).toEqual([true, true]);

  expect((await remove(robin)).status).toBe(200);
  for (const { id } of [rock, plain]) expect(await rockOf(id)).toBeUndefined();
  for (const table of [likes, comments, activities])
    expect(await db.select().from(table).where(eq(table.rockId, rock.id))).toEqual([]);
  expect([await isStored(avatar), await isStored(key)]).toEqual([false, false]);
  expect(await db.select().from(photoDrops)).toEqual([]);
  // The Rock ID on the stone is free again.
  expect(await (await asStranger().request(`/api/rocks/check/${rock.laserEngraverId}`)).json()).toMatchObject(
    {
      exists: false,
    },
  );
  await registerRock(hazel, { code: rock.laserEngraverId });
});

test('a rock in the wild keeps its photo and its journey, and is found by its Rock ID as before', async () => {
  const [robin, finder] = [await asMember(), await asMember()];
  const { rock, key } = await rockWithPhoto(robin);
  await hideRock(robin, rock.id);
  await remove(robin);

  expect(await isStored(key)).toBe(true);
  expect(await rockOf(rock.id)).toMatchObject({ ownerId: null, hiderId: null, status: 'hidden', lastSeq: 1 });
  const [journey] = await (await asStranger().request(`/api/rocks/${rock.id}/journey`)).json<unknown[]>();
  expect(journey).toMatchObject({ actionType: 'hidden', user: null });
  const found = await findRock(finder, rock.laserEngraverId);
  expect(found.rock.id).toBe(rock.id);
  await rehideRock(finder, found.foundRockId);
  expect(await rockOf(rock.id)).toMatchObject({ ownerId: null, status: 'hidden', timesFound: 1, lastSeq: 3 });
});

test('a rock of theirs that somebody holds stays with its holder', async () => {
  const [robin, finder] = [await asMember(), await asMember()];
  const rock = await hiddenRock(robin);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await remove(robin);
  expect(await rockOf(rock.id)).toMatchObject({ ownerId: null, holderId: finder.member.id, status: 'found' });
  await rehideRock(finder, foundRockId);
});

test('a rock that they held is let go: whoever has it in their hand finds it, and hides it again', async () => {
  const [owner, robin, finder] = [await asMember(), await asMember(), await asMember()];
  const rock = await hiddenRock(owner);
  const held = await findRock(robin, rock.laserEngraverId);
  const refused = await post(finder, '/api/rocks/find', { laserEngraverId: rock.laserEngraverId });
  expect(refused.status).toBe(409);

  await remove(robin);
  expect(await rockOf(rock.id)).toMatchObject({ status: 'found', holderId: null, heldSince: null });
  const [open] = await db.select().from(finds).where(eq(finds.rockId, rock.id));
  expect(open).toMatchObject({ id: held.foundRockId, memberId: null, closedAt: null });

  const found = await findRock(finder, rock.laserEngraverId);
  expect(await rockOf(rock.id)).toMatchObject({
    status: 'found',
    holderId: finder.member.id,
    timesFound: 2,
    lastSeq: 3,
  });
  const records = await db.select().from(finds).where(eq(finds.rockId, rock.id));
  expect(records.filter(({ closedAt }) => closedAt === null).map(({ id }) => id)).toEqual([
    found.foundRockId,
  ]);
  await rehideRock(finder, found.foundRockId);
  // And its owner may be the one.
  const third = await asMember();
  await findRock(third, rock.laserEngraverId);
  await remove(third);
  expect((await findRock(owner, rock.laserEngraverId)).rock.id).toBe(rock.id);
});

test('what they said about others’ rocks is gone, and the counts are right', async () => {
  const [owner, robin, hazel] = [await asMember(), await asMember(), await asMember()];
  const [one, two] = [await hiddenRock(owner), await hiddenRock(owner)];
  for (const text of ['First', 'Second', 'Third']) await comment(robin, one.id, text);
  await comment(hazel, one.id, 'Mine');
  await comment(robin, two.id, 'Fourth');
  await like(robin, one.id);
  await like(hazel, one.id);
  expect(await rockOf(one.id)).toMatchObject({ commentCount: 4, likeCount: 2 });
  const [reported] = await db.select().from(comments).where(eq(comments.content, 'Fourth'));
  await db.insert(reports).values([
    reportRow({
      subject: 'comment',
      rockId: two.id,
      commentId: reported?.id ?? '',
      reporterId: hazel.member.id,
    }),
    reportRow({ subject: 'rock', rockId: one.id, commentId: null, reporterId: robin.member.id }),
  ]);

  await remove(robin);
  expect(await rockOf(one.id)).toMatchObject({ commentCount: 1, likeCount: 1 });
  expect(await rockOf(two.id)).toMatchObject({ commentCount: 0, likeCount: 0 });
  const said = await (await asStranger().request(`/api/rocks/${one.id}/interactions`)).json<object[]>();
  expect(said).toMatchObject([{ content: 'Mine' }]);
  // A report outlives whoever made it, and goes with the comment that it was about.
  expect(await db.select().from(reports)).toMatchObject([{ rockId: one.id, reporterId: null }]);
});

function reportRow(
  about: Pick<typeof reports.$inferInsert, 'subject' | 'rockId' | 'commentId' | 'reporterId'>,
) {
  return {
    ...about,
    id: newId(),
    subjectId: about.commentId ?? about.rockId,
    reason: 'unkind' as const,
    createdAt: Date.now(),
  };
}

test('journeys, finds and activities stay without the member; codes, keys and wishes of theirs do not', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const robin = await asMember(world, await makeMember({ username: 'wren', usernameKey: `wren${newId()}` }));
  const rock = await hiddenRock(owner);
  const { foundRockId } = await findRock(robin, rock.laserEngraverId);
  await rehideRock(robin, foundRockId);
  await asBrowser(world).submit('/api/login', { email: robin.member.email });
  await robin.request('/api/auth/user/email', {
    method: 'PATCH',
    body: JSON.stringify({ email: newEmail() }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
  });
  const of = <T extends typeof entries | typeof finds | typeof activities>(table: T) =>
    db.select().from(table).where(eq(table.rockId, rock.id));
  const [entriesBefore, findsBefore, activitiesBefore] = [
    await of(entries),
    await of(finds),
    await of(activities),
  ];

  await remove(robin);
  const forgotten = (row: { memberId: string | null }) => ({
    ...row,
    memberId: row.memberId === robin.member.id ? null : row.memberId,
  });
  expect(await of(entries)).toEqual(entriesBefore.map(forgotten));
  expect(await of(finds)).toEqual(findsBefore.map(forgotten));
  expect(await of(activities)).toEqual(activitiesBefore.map(forgotten));
  const { id, email } = robin.member;
  expect(await db.select().from(signInCodes).where(eq(signInCodes.emailKey, email))).toEqual([]);
  expect(await db.select().from(emailChanges).where(eq(emailChanges.memberId, id))).toEqual([]);
  expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.memberId, id))).toEqual([]);
});

test('a username is free again', async () => {
  const username = newId();
  const profile = { username, firstName: 'Robin', lastName: 'Wren' };
  const save = async (person: Person) =>
    (
      await person.request('/api/user/profile', {
        method: 'PUT',
        body: JSON.stringify(profile),
        headers: { 'Content-Type': 'application/json' },
      })
    ).status;
  const robin = await asMember();
  expect([await save(robin), await save(await asMember())]).toEqual([200, 409]);
  await remove(robin);
  expect(await save(await asMember())).toBe(200);
});

test('a bucket that does not answer does not stand in the way, and the hourly tick finishes', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const [avatar, { key }] = [await setAvatar(robin), await rockWithPhoto(robin)];
  world.env = {
    ...env,
    PHOTOS: new Proxy(env.PHOTOS, { get: () => () => Promise.reject(new Error('internal error')) }),
  };
  expect((await remove(robin)).status).toBe(200);
  expect((await robin.request('/api/auth/user')).status).toBe(401);
  const noted = (await db.select().from(photoDrops)).map((row) => row.key);
  expect(noted.toSorted()).toEqual([avatar, key].toSorted());
  await tickHourly(env, world.parts);
  expect([await isStored(avatar), await isStored(key)]).toEqual([false, false]);
  expect(await db.select().from(photoDrops)).toEqual([]);
});

/** Statements beside those of deletionOf: one for each address that codes were sent to. */
const codesForgotten = 1;

test('a database that fails anywhere in the batch leaves the account whole', async () => {
  const world = makeWorld();
  const robin = await asMember(world);
  const { rock, key } = await rockWithPhoto(robin);
  const steps = deletionOf(db, robin.member.id, world.now).length + codesForgotten;
  for (let failing = 0; failing < steps; failing++) {
    let isDeletion = false;
    const DB = new Proxy(env.DB, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name);
        if (name !== 'batch') return typeof own === 'function' ? own.bind(target) : own;
        return (statements: D1PreparedStatement[]) => {
          isDeletion = statements.length === steps;
          const broken = env.DB.prepare('INSERT INTO totals (name, value) VALUES (NULL, NULL)');
          return target.batch(isDeletion ? statements.with(failing, broken) : statements);
        };
      },
    });
    world.env = { ...env, DB };
    expect((await remove(robin)).status).toBe(500);
    expect(isDeletion).toBe(true);
    world.env = env;
    expect((await robin.request('/api/auth/user')).status).toBe(200);
    expect(await rockOf(rock.id)).toBeDefined();
    expect(await isStored(key)).toBe(true);
  }
  expect((await remove(robin)).status).toBe(200);
  expect([await rockOf(rock.id), await isStored(key)]).toEqual([undefined, false]);
});

test('no trace of name, address or picture in anything that anybody can get', async () => {
  const canary = newId();
  const world = makeWorld();
  const owner = await asMember(world, await makeMember({ hasManualPlan: true, firstName: 'Hazel' }));
  const robin = await asMember(
    world,
    await makeMember({
      email: `${canary}@example.test`,
      emailKey: `${canary}@example.test`,
      username: `u${canary}`,
      usernameKey: `u${canary}`,
      firstName: `f${canary}`,
      lastName: `l${canary}`,
      city: `c${canary}`,
      state: `s${canary}`,
      country: `o${canary}`,
    }),
  );
  const avatar = await setAvatar(robin);
  const own = await hiddenRock(robin);
  const others = await hiddenRock(owner);
  const { foundRockId } = await findRock(robin, others.laserEngraverId);
  await rehideRock(robin, foundRockId, newPlace());
  await like(robin, others.id);
  await comment(robin, others.id, `Greetings of ${canary}`);
  await findRock(owner, own.laserEngraverId);
  // What the administrator did about them is in the log.
  const administrator = await asAdministrator(world);
  const unhidden = await registerRock(robin, { name: `Sun of ${canary}` });
  const unkind = await commentOn(robin, others.id, `Unkind words of ${canary}`);
  await report([robin], 'rock', others.id);
  await report([owner], 'comment', unkind);
  for (const [subject, id] of [
    ['rock', own.id],
    ['rock', unhidden.id],
    ['comment', unkind],
  ] as const)
    await judged(administrator, 'withhold', subject, id);
  const given = { isGiven: true, reason: 'A prize' };
  await administrator.api.admin.members[':id'].plan.$post({ param: { id: robin.member.id }, json: given });

  const paths = new Set(
    createApi(world.parts)
      .routes.filter(
        ({ method, path }) => method === 'GET' && path.startsWith('/api') && !path.includes('log'),
      )
      .flatMap(({ path }) =>
        [others, own].map((rock) =>
          path.replace('check/:id', `check/${rock.laserEngraverId}`).replace(':id', rock.id),
        ),
      ),
  );
  const seen = async () => {
    const bodies = [];
    for (const person of [asStranger(world), owner, administrator])
      for (const path of paths) bodies.push(`${path} ${await (await person.request(path)).text()}`);
    return bodies.filter((body) => body.includes(canary) || body.includes(avatar)).length;
  };
  expect(await seen()).toBeGreaterThan(10);
  await remove(robin);
  expect(await seen()).toBe(0);

  const { results: tables } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`,
  ).all<{ name: string }>();
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all();
    expect([name, JSON.stringify(results).includes(canary)]).toEqual([name, false]);
    // The payment provider may still speak of the id for a while, and counters of the day are swept.
    if (name !== 'departures' && name !== 'limits')
      expect([name, JSON.stringify(results).includes(robin.member.id)]).toEqual([name, false]);
  }
  const [rock] = await (await asStranger(world).request('/api/rocks')).json<{ owner: unknown }[]>();
  expect(rock).toBeDefined();
  expect(await rockOf(own.id)).toMatchObject({ ownerId: null });
});

test('no statement of a deletion looks through rocks, journeys or members', async () => {
  const robin = await asMember();
  for (const statement of deletionOf(db, robin.member.id, Date.now())) {
    const { sql, params } = statement.toSQL();
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const scans = results
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!commented\b)/.test(detail));
    expect([sql, scans]).toEqual([sql, []]);
  }
});

test('a deletion reads and writes what is the member’s, however much others have', async () => {
  const counting = countingEnv(env);
  const other = await asMember();
  const costOf = async () => {
    const world = { ...makeWorld(), env: counting.env };
    const robin = await asMember(world);
    await registerRock(robin);
    const mine = await hiddenRock(robin);
    await findRock(other, mine.laserEngraverId);
    const theirs = await hiddenRock(other);
    await findRock(robin, theirs.laserEngraverId);
    await like(robin, theirs.id);
    await comment(robin, theirs.id, 'Hello');
    Object.assign(counting.spent, { roundTrips: 0, rowsRead: 0, rowsWritten: 0 });
    expect((await remove(robin)).status).toBe(200);
    return { ...counting.spent };
  };
  const before = await costOf();
  expect(before.roundTrips).toBe(2);
  for (let i = 0; i < 60; i++) {
    const rock = await hiddenRock(other);
    await like(other, rock.id);
  }
  const after = await costOf();
  expect(after.rowsWritten).toBe(before.rowsWritten);
  // A search in an index reads one row past its end, where there is one; sixty more rocks are sixty rows and more.
  expect(after.rowsRead).toBeLessThan(before.rowsRead + 30);
});

test('of two deletions at once both are answered and one counts', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const { id } = await (await browser.open('/api/auth/user')).json<{ id: string }>();
  const counted = await drift();
  const people = await Promise.all(
    Array.from({ length: 5 }, async () => asMember(world, { id, email: '', createdAt: 0 })),
  );
  const [first] = people;
  if (!first) throw new Error('nobody');
  await registerRock(first);
  const answers = await Promise.all(people.map(remove));
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await drift()).toEqual(counted);
});
