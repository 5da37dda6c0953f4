import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox, rocks } from '../../schema/tables/index.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { asAdministrator, asMember, origin, type Member } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { followBy } from '../testing/followers.ts';
import { commentOn, judged, report } from '../testing/moderation.ts';
import { makeOrder } from '../testing/orders.ts';
import { newPlace } from '../testing/make.ts';
import { accepted, findRock, hiddenRock, rehideRock } from '../testing/play.ts';
import { emailsTo, kindsOf, listOf, makeTwo, morning, subjectsTo, tick, unreadOf } from '../testing/news.ts';
import { atOnce } from '../testing/race.ts';

const untold = () => env.DB.prepare('SELECT count(*) AS n FROM untold_events').first<number>('n');

async function follow(person: Member, rockId: string) {
  await accepted(await person.api.rocks[':id'].follow.$put({ param: { id: rockId }, json: {} }));
}

async function choose(person: Member, changes: Record<string, unknown>) {
  const settings = await accepted(await person.api.user.notifications.$get());
  const choices = { ...settings.choices, ...changes };
  await accepted(await person.api.user.notifications.$put({ json: { ...settings, choices } }));
}

test('a painter hears of a find at once, in the app and by email, without the Rock ID', async () => {
  const { world, painter, finder } = await makeTwo();
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  expect(await listOf(painter)).toEqual([]);
  await findRock(finder, rock.laserEngraverId);
  expect(await listOf(painter)).toMatchObject([
    { kind: 'found', isUnread: true, rock: { id: rock.id, name: 'Ladybug' }, seq: 2, isThanked: false },
  ]);
  expect([await unreadOf(painter), await unreadOf(finder)]).toEqual([1, 0]);
  expect(subjectsTo(world, painter)).toEqual(['Ladybug was found']);
  const [email] = emailsTo(world, painter);
  expect(email?.text + (email?.html ?? '')).not.toContain(rock.laserEngraverId);
  expect(emailsTo(world, finder)).toEqual([]);
  expect(await untold()).toBe(0);
  await tick(world);
  expect(emailsTo(world, painter)).toHaveLength(1);
});

test('nobody hears of what they did themselves', async () => {
  const { world, painter } = await makeTwo();
  const rock = await hiddenRock(painter);
  const { foundRockId } = await findRock(painter, rock.laserEngraverId);
  await commentOn(painter, rock.id, 'Mine');
  await rehideRock(painter, foundRockId);
  await tick(world);
  expect(await listOf(painter)).toEqual([]);
  expect(world.emails).toEqual([]);
});

test('finders and followers hear where a rock goes next, the painter as its painter, and nobody twice', async () => {
  const { world, painter, finder } = await makeTwo();
  const [fan, second, gone] = [await asMember(world), await asMember(world), await asMember(world)];
  const rock = await hiddenRock(painter);
  for (const person of [fan, painter, gone]) await follow(person, rock.id);
  await accepted(await gone.api.rocks[':id'].follow.$delete({ param: { id: rock.id } }));
  const first = await findRock(finder, rock.laserEngraverId);
  await rehideRock(finder, first.foundRockId);
  world.now += day;
  await findRock(second, rock.laserEngraverId);
  expect(await kindsOf(painter)).toEqual(['found', 'rehidden', 'found']);
  expect(await kindsOf(fan)).toEqual(['moved', 'moved', 'moved']);
  expect(await kindsOf(finder)).toEqual(['moved']);
  expect((await listOf(fan)).map(({ isHidden }) => isHidden)).toEqual([false, true, false]);
  for (const person of [second, gone]) expect(await kindsOf(person)).toEqual([]);
  // By default only the painter's finds are emailed.
  await tick(world);
  expect(new Set(world.emails.map(({ to }) => to))).toEqual(new Set([painter.member.email]));
});

test('a finder who stops following hears no more, and one who finds it again does not start', async () => {
  const { world, painter, finder } = await makeTwo();
  const rock = await hiddenRock(painter);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  expect((await accepted(await finder.api.user.follows.$get())).ids).toEqual([rock.id]);
  await accepted(await finder.api.rocks[':id'].follow.$delete({ param: { id: rock.id } }));
  expect((await accepted(await finder.api.user.follows.$get())).ids).toEqual([]);
  await rehideRock(finder, foundRockId);
  world.now += day;
  const next = await asMember(world);
  await findRock(next, rock.laserEngraverId);
  expect(await kindsOf(finder)).toEqual([]);
});

test('what else happens to a rock is told in words of its own', async () => {
  const { world, painter, finder } = await makeTwo();
  world.env = { ...world.env, PUBLIC_ORIGIN: 'https://rocks.example' };
  const now = { email: 'now', push: false };
  for (const person of [painter, finder]) await choose(person, { seen: now, moved: now });
  const place = newPlace({ latitude: '41.2586', longitude: '-95.9378' });
  const rock = await hiddenRock(painter, { name: 'Ladybug', place });
  const about = (person: Member, method: string, what: string, body?: object) =>
    person.send(method, `/api/rocks/${rock.id}/${what}`, body);
  const newest = async (person: Member) => {
    // Messages about a rock are an hour apart.
    world.now += hour;
    await tick(world);
    return emailsTo(world, person).at(-1)?.text;
  };
  const { laserEngraverId } = rock;
  expect((await finder.send('POST', '/api/rocks/move', { ...place, laserEngraverId })).status).toBe(200);
  expect(await newest(painter)).toMatch(/ moved it a little near Omaha/);
  for (const one of [finder, await asMember(world), await asMember(world)])
    await about(one, 'PUT', 'absence');
  expect(await newest(painter)).toMatch(/three people looked for it and did not find it\./);
  await findRock(finder, rock.laserEngraverId);
  await newest(painter);
  await about(finder, 'POST', 'keep');
  expect(await newest(painter)).toMatch(/ would like to keep it, with thanks\.[^]*\/notifications/);
  await about(painter, 'POST', 'keep/answer', { isYes: false });
  expect(await newest(finder)).toMatch(/ would like it to travel on\.[^]*\/my-rocks/);
  await about(finder, 'DELETE', 'journey/3');
  expect(await newest(painter)).toMatch(/It was not found: that was a mistake, says /);
});

test('many events of one rock in an hour are one message', async () => {
  const { world, painter, finder } = await makeTwo();
  await choose(painter, { comment: { email: 'now', push: false } });
  const rock = await hiddenRock(painter, { name: 'Busy' });
  await findRock(finder, rock.laserEngraverId);
  for (let i = 0; i < 4; i++) await commentOn(finder, rock.id, `So nice ${i}`);
  expect(subjectsTo(world, painter)).toEqual(['Busy was found']);
  await tick(world);
  expect(emailsTo(world, painter)).toHaveLength(1);
  world.now += hour;
  await tick(world);
  expect(subjectsTo(world, painter)).toEqual(['Busy was found', 'Busy: 4 things happened']);
  for (let i = 0; i < 4; i++) expect(emailsTo(world, painter)[1]?.text).toContain(`So nice ${i}`);
  world.now += hour;
  await tick(world);
  expect(emailsTo(world, painter)).toHaveLength(2);
  const open = await db.$count(outbox, eq(outbox.thread, `email:${painter.member.id}:${rock.id}`));
  expect(open).toBe(5);
});

test('after ten emails in a day the rest waits for the digest', async () => {
  const { world, painter, finder } = await makeTwo();
  for (let i = 0; i < 13; i++)
    await findRock(finder, (await hiddenRock(painter, { name: `Rock ${i}` })).laserEngraverId);
  await tick(world);
  expect(emailsTo(world, painter)).toHaveLength(10);
  world.now += day + minute;
  await tick(world);
  const digest = emailsTo(world, painter)[10];
  expect(digest?.subject).toBe('What happened to your rocks');
  for (const name of ['Rock 10', 'Rock 11', 'Rock 12']) expect(digest?.text).toContain(`${name} was found`);
  expect(digest?.text).not.toContain('Rock 9 was');
  expect(emailsTo(world, painter)).toHaveLength(11);
});

test('finds that come at once send ten emails, and no more', async () => {
  const { world, painter, finder } = await makeTwo();
  world.deps.openMail = () => async (email) => {
    await scheduler.wait(20);
    world.emails.push(email);
  };
  const codes: string[] = [];
  for (let i = 0; i < 14; i++) codes.push((await hiddenRock(painter, { name: `Rock ${i}` })).laserEngraverId);
  await atOnce(14, (i) => findRock(finder, codes[i] ?? ''));
  expect(emailsTo(world, painter)).toHaveLength(10);
  world.now += day;
  await tick(world);
  expect(subjectsTo(world, painter).slice(10)).toEqual(['What happened to your rocks']);
  expect(emailsTo(world, painter)[10]?.text.match(/Rock \d+ was found/g)).toHaveLength(4);
});

test('a kind of news that an older app does not know stays as it was chosen', async () => {
  const { painter } = await makeTwo();
  await choose(painter, { asked: { email: 'off', push: false } });
  const settings = await accepted(await painter.api.user.notifications.$get());
  const { asked, ...known } = settings.choices;
  const saved = await accepted(
    await painter.api.user.notifications.$put({ json: { ...settings, choices: known, digest: 'weekly' } }),
  );
  expect([saved.choices.asked, saved.digest]).toEqual([asked, 'weekly']);
  expect(asked.email).toBe('off');
  expect(await accepted(await painter.api.user.notifications.$get())).toEqual(saved);
});

test('a comment comes with the digest, at eight by the member’s own clock, once', async () => {
  const { world, painter, finder } = await makeTwo();
  world.env = { ...world.env, PUBLIC_ORIGIN: origin };
  const settings = await accepted(await painter.api.user.notifications.$get());
  await accepted(
    await painter.api.user.notifications.$put({ json: { ...settings, timeZone: 'America/Chicago' } }),
  );
  const rock = await hiddenRock(painter, { name: 'Chatty' });
  await commentOn(finder, rock.id, 'What a bee!');
  await tick(world);
  expect(emailsTo(world, painter)).toEqual([]);
  // Chicago is five hours behind in May.
  for (let passed = 1; passed <= 5; passed++) {
    world.now = morning + passed * hour;
    expect(emailsTo(world, painter)).toEqual([]);
    await tick(world);
  }
  expect(subjectsTo(world, painter)).toEqual(['What happened to your rocks']);
  const [digest] = emailsTo(world, painter);
  for (const words of ['What a bee!', `${origin}/rocks/${rock.id}`]) expect(digest?.text).toContain(words);
  expect(digest?.html).toContain(`href="${origin}/rocks/${rock.id}"`);
  world.now += day;
  await tick(world);
  expect(emailsTo(world, painter)).toHaveLength(1);
  await commentOn(finder, rock.id, 'And again');
  world.now += day;
  await tick(world);
  expect(emailsTo(world, painter)).toHaveLength(2);
  expect(emailsTo(world, painter)[1]?.text).not.toContain('What a bee!');
});

test('what is withheld, deleted or reported by the reader is not heard of', async () => {
  const { world, painter, finder } = await makeTwo();
  const [rude, leaver] = [await asMember(world), await asMember(world)];
  const rock = await hiddenRock(painter);
  await follow(finder, rock.id);
  const first = await commentOn(rude, rock.id, 'Ugly');
  await commentOn(leaver, rock.id, 'Goodbye');
  await painter.api.reports.$post({ json: { subject: 'comment', subjectId: first, reason: 'unkind' } });
  await commentOn(rude, rock.id, 'Ugly again');
  await accepted(await leaver.api.user.account.$delete());
  expect(await listOf(painter)).toEqual([]);
  world.now += 2 * day;
  await tick(world);
  expect(emailsTo(world, painter)).toEqual([]);
  await findRock(await asMember(world), rock.laserEngraverId);
  expect(await kindsOf(finder)).toEqual(['moved']);
  await db.update(rocks).set({ withheldAt: world.now }).where(eq(rocks.id, rock.id));
  expect([await kindsOf(finder), await unreadOf(finder)]).toEqual([[], 0]);
  await db.update(rocks).set({ withheldAt: null }).where(eq(rocks.id, rock.id));
  await finder.api.reports.$post({ json: { subject: 'rock', subjectId: rock.id, reason: 'other' } });
  expect(await kindsOf(finder)).toEqual([]);
});

test('a leaver is never written to, and nothing of them is left', async () => {
  const { world, painter, finder } = await makeTwo();
  world.deps.openMail = () => async () => {
    throw new Error('the mail service is off');
  };
  const rock = await hiddenRock(painter);
  await follow(painter, (await hiddenRock(finder)).id);
  await choose(painter, { moved: { email: 'now', push: false } });
  await findRock(finder, rock.laserEngraverId);
  await commentOn(finder, rock.id, 'Hello');
  const { id } = painter.member;
  await accepted(await painter.api.user.account.$delete());
  world.deps.openMail = () => async (email) => {
    world.emails.push(email);
  };
  world.now += 2 * day;
  await tick(world);
  expect(world.emails).toEqual([]);
  for (const [table, column] of [
    ['notifications', 'member_id'],
    ['notification_choices', 'member_id'],
    ['notification_settings', 'member_id'],
    ['follows', 'member_id'],
    ['outbox', 'event'],
    ['outbox', 'thread'],
  ] as const) {
    const left = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE instr(${column}, ?) > 0`)
      .bind(id)
      .first('n');
    expect(left, `${table}.${column}`).toBe(0);
  }
});

test('what was read is read on all devices, and never becomes unread again', async () => {
  const { world, painter, finder } = await makeTwo();
  const rock = await hiddenRock(painter);
  await findRock(finder, rock.laserEngraverId);
  const other = await asMember(world, painter.member);
  const [newest] = await listOf(painter);
  const read = async (until: string) =>
    accepted(await other.api.notifications.read.$post({ json: { until } }));
  await read(newest?.at ?? '');
  expect([await unreadOf(painter), (await listOf(painter))[0]?.isUnread]).toEqual([0, false]);
  await read(new Date(world.now - day).toISOString());
  expect(await unreadOf(painter)).toBe(0);
  // A clock that is ahead does not read what is still to come.
  await read(new Date(world.now + day).toISOString());
  world.now += minute;
  await commentOn(finder, rock.id, 'Later');
  expect(await unreadOf(painter)).toBe(1);
});

test('reporters hear that their report was looked at, each once', async () => {
  const { world, painter, finder } = await makeTwo();
  const administrator = await asAdministrator(world);
  const rock = await hiddenRock(painter, { name: 'Odd' });
  const comment = await commentOn(painter, rock.id, 'Hm');
  await report([finder], 'comment', comment);
  await judged(administrator, 'settle', 'comment', comment);
  const told = [{ kind: 'answer', user: null, rock: { name: 'Odd' } }];
  expect(await listOf(finder)).toMatchObject(told);
  const second = await asMember(world);
  await report([second], 'comment', comment);
  world.now += minute;
  await judged(administrator, 'withhold', 'comment', comment);
  expect(await listOf(finder)).toMatchObject(told);
  expect(await listOf(second)).toMatchObject(told);
  expect(await kindsOf(painter)).toEqual([]);
});

test('a member hears in the app that their order was shipped', async () => {
  const { world, painter } = await makeTwo();
  const administrator = await asAdministrator(world);
  const { id } = await makeOrder({ memberId: painter.member.id, customerEmail: painter.member.email });
  await accepted(
    await administrator.api.admin.orders[':id'].shipment.$post({ param: { id }, json: { tracking: 'UPS' } }),
  );
  expect(await listOf(painter)).toMatchObject([{ kind: 'shipped', rock: null, content: id }]);
  // The email about the order, and no other.
  await tick(world);
  expect(emailsTo(world, painter)).toHaveLength(1);
});

test('while the mail service is down everything waits, and leaves once when it is back', async () => {
  const { world, painter, finder } = await makeTwo();
  let isDown = true;
  world.deps.openMail = () => async (email) => {
    if (isDown) throw new Error('the mail service is off');
    world.emails.push(email);
  };
  await findRock(finder, (await hiddenRock(painter, { name: 'One' })).laserEngraverId);
  await findRock(finder, (await hiddenRock(painter, { name: 'Two' })).laserEngraverId);
  world.now += minute;
  await tick(world);
  expect(world.emails).toEqual([]);
  isDown = false;
  world.now += hour;
  await atOnce(5, () => tick(world));
  expect(subjectsTo(world, painter).toSorted()).toEqual(['One was found', 'Two was found']);
});

test('ten thousand followers: the find costs the same, and all are told within ten ticks, none twice', async () => {
  const { world, painter, finder } = await makeTwo();
  const rock = await hiddenRock(painter);
  const many = 10_000;
  await followBy(many, rock.id);
  await findRock(finder, rock.laserEngraverId);
  let ticks = 0;
  while ((await untold()) !== 0 && ticks < 10) {
    await Promise.all([tick(world), tick(world)]);
    ticks += 1;
  }
  const told = await env.DB.prepare(
    `SELECT count(*) AS rows, count(DISTINCT member_id) AS people FROM notifications WHERE rock_id = ? AND kind = 'moved'`,
  )
    .bind(rock.id)
    .first();
  expect(told).toEqual({ rows: many, people: many });
});
