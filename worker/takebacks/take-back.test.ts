import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takebackLimits, takebackWords } from '../../schema/takebacks.ts';
import {
  auditLog,
  entries,
  likes,
  offers,
  rocks,
  sightings,
  takebackItems,
  traces,
} from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { openContext } from '../context.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld, newAddress, type Member } from '../testing/as.ts';
import { dumpOf } from '../testing/canaries/dump.ts';
import { db } from '../testing/db.ts';
import { envWith } from '../testing/database.ts';
import { newPlace } from '../testing/make.ts';
import { anArchive } from '../testing/archive.ts';
import {
  comment,
  judged,
  like,
  refusalOf,
  remove,
  report,
  rockRow,
  rockWithPhoto,
} from '../testing/moderation.ts';
import { offerByLink } from '../testing/adoption.ts';
import { listen } from '../testing/lines.ts';
import { accepted, askPainter, findRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';
import { tally } from '../testing/race.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import {
  actOf,
  askToTakeBack,
  askToUndo,
  hourOf,
  progressOf,
  stateOf,
  takeBack,
  undo,
} from '../testing/takebacks.ts';
import { workOff } from './work-off.ts';

expectAgreementAfterEach({ withPhotos: true });

const start = Date.UTC(2026, 4, 1, 9, 20);

/** A painter's rocks, and a member who floods them for an hour. */
async function flooded() {
  const world = makeWorld(start);
  const [administrator, painter, friend, flooder] = [
    await asAdministrator(world),
    await asMember(world),
    await asMember(world),
    await asMember(world),
  ];
  const first = await hiddenRock(painter);
  const second = await hiddenRock(painter);
  await findRock(friend, second.laserEngraverId);
  world.now += hour;
  const from = world.now;
  const before = await stateOf(
    [first.id, second.id],
    [painter.member.id, friend.member.id, flooder.member.id],
  );
  const { foundRockId } = await findRock(flooder, first.laserEngraverId);
  await flooder.send('PUT', `/api/rocks/${first.id}/journey/2/line`, { line: 'Buy my stones' });
  await painter.send('PUT', `/api/rocks/${first.id}/journey/2/thanks`, { line: 'Lovely' });
  world.now += 10 * minute;
  await rehideRock(flooder, foundRockId, newPlace({ latitude: '52.5', longitude: '13.4' }));
  for (const { id } of [first, second]) {
    await like(flooder, id);
    await comment(flooder, id, 'Buy my stones');
  }
  await report([flooder], 'rock', second.id);
  const own = await hiddenRock(flooder);
  const ids = [first.id, second.id];
  const people = [painter, friend, flooder].map(({ member }) => member.id);
  return { world, administrator, painter, friend, flooder, first, second, own, from, before, ids, people };
}

test('an hour is shown, taken back by one act with one email, and returned', async () => {
  const { world, administrator, flooder, own, from, before, ids, people } = await flooded();
  const { members, things } = await hourOf(administrator, flooder.member.id, from);
  expect(members).toMatchObject([
    { id: flooder.member.id, counts: { comment: 2, like: 2, journey: 2, rock: 1, report: 1 } },
  ]);
  expect(things.map(({ words }) => words)).toContain('Buy my stones');
  const full = await stateOf(ids, people);
  world.emails.splice(0);

  const id = await takeBack(administrator, [flooder.member.id], from);
  expect(await progressOf(administrator, id)).toMatchObject({
    waiting: 0,
    done: 8,
    left: [],
    isUndone: false,
  });
  expect(await stateOf(ids, people)).toEqual(before);
  expect((await rockRow(own.id)).withheldAt).not.toBeNull();
  expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
    [flooder.member.email, 'What you did in an hour is taken back'],
  ]);
  const acts = async () =>
    (await administrator.request('/api/admin/acts')).json<{ act: string; takeback?: object }[]>();
  expect((await acts())[0]).toMatchObject({ act: 'hour_taken', takeback: { id, isUndone: false } });
  expect(await refusalOf(await askToTakeBack(administrator, [flooder.member.id], from))).toEqual([
    409,
    takebackWords.nothing,
  ]);

  await undo(administrator, id);
  expect(await progressOf(administrator, id)).toMatchObject({
    waiting: 0,
    done: 8,
    left: [],
    isUndone: true,
  });
  expect(await stateOf(ids, people)).toEqual(full);
  expect((await rockRow(own.id)).withheldAt).toBeNull();
  expect(await refusalOf(await askToUndo(administrator, id))).toEqual([409, takebackWords.undone]);
  expect(world.emails.at(-1)?.subject).toBe('What we took back returns');
  // Both acts took the same hour, so it can be taken once more.
  await undo(administrator, await takeBack(administrator, [flooder.member.id], from));
  expect(await stateOf(ids, people)).toEqual(full);
});

test('after the undo whoever looks sees what they saw: maps with the ways, lists, pages and journeys', async () => {
  const { administrator, painter, flooder, first, second, from } = await flooded();
  const rockPaths = [first.id, second.id].flatMap((id) => [
    `/api/rocks/${id}/journey`,
    `/api/rocks/${id}/page`,
  ]);
  const seen = async () =>
    Promise.all(
      ['/api/map/month', '/api/rocks/locations', '/api/rocks/my', '/api/rocks/featured', ...rockPaths].map(
        async (path) => [path, await accepted(await painter.request(path))] as const,
      ),
    );
  const before = await seen();
  // The way from where the flooder found it.
  expect(before[0]?.[1]).toContainEqual([52.5, 13.4, expect.any(Number), expect.any(Number)]);
  await undo(administrator, await takeBack(administrator, [flooder.member.id], from));
  expect(await seen()).toEqual(before);
});

test('an hour begins so that the newest thing of a member is in it, and what was withheld is none', async () => {
  const { world, administrator, painter, flooder, first, from } = await flooded();
  world.now += 10 * day;
  const { from: newest, until, members } = await hourOf(administrator, flooder.member.id);
  expect([newest, until]).toEqual([
    new Date(from + 11 * minute - hour).toISOString(),
    new Date(from + 11 * minute).toISOString(),
  ]);
  expect(members[0]?.counts).toMatchObject({ comment: 2, rock: 1 });
  const loud = await asMember(world);
  await comment(loud, first.id, 'Buy my stones');
  await takeBack(administrator, [loud.member.id], world.now - minute);
  const now = new Date(world.now + minute).toISOString();
  expect(await hourOf(administrator, loud.member.id)).toMatchObject({ until: now, things: [] });
  expect(await hourOf(administrator, painter.member.id)).not.toMatchObject({ until: now });
});

test('what somebody says that they saw, asked and offered is taken back; questions and offers do not return', async () => {
  const { world, administrator, painter, friend, first } = await flooded();
  world.now += hour;
  const spammer = await asMember(world);
  const people = [painter, friend, spammer].map(({ member }) => member.id);
  const [asked, own] = [await hiddenRock(painter), await hiddenRock(spammer)];
  world.now += 2 * hour;
  const miss = async (person: Member) => {
    world.now += minute;
    expect((await person.send('PUT', `/api/rocks/${first.id}/absence`)).status).toBe(200);
  };
  for (const person of [friend, await asMember(world), await asMember(world)]) await miss(person);
  const { missingSince } = await rockRow(first.id);
  expect(missingSince).not.toBeNull();
  const before = await stateOf([first.id, asked.id], people);
  world.now += minute;
  const start = world.now;
  await accepted(await spammer.send('POST', '/api/rocks/seen', { laserEngraverId: first.laserEngraverId }));
  expect((await rockRow(first.id)).missingSince).toBeNull();
  const full = await stateOf([first.id, asked.id], people);
  const question = await askPainter(spammer, asked.id);
  await offerByLink(spammer, own.id);
  const { members } = await hourOf(administrator, spammer.member.id, start);
  expect(members[0]?.counts).toEqual({ sighting: 1, question: 1, offer: 1 });

  const id = await takeBack(administrator, [spammer.member.id], start);
  expect(await stateOf([first.id, asked.id], people)).toEqual(before);
  expect((await painter.request(`/api/questions/${question}`)).status).toBe(404);
  expect(await db.$count(offers, eq(offers.rockId, own.id))).toBe(0);
  // It says before the undo what does not return.
  const { counts, things } = await actOf(administrator, id);
  expect(counts).toEqual({ waits: {}, kept: {}, returns: { sighting: 1 }, lost: { question: 1, offer: 1 } });
  expect(things.map(({ kind, rockName, fate }) => [kind, rockName, fate])).toEqual(
    expect.arrayContaining([
      ['question', asked.name, 'lost'],
      ['offer', own.name, 'lost'],
      ['sighting', first.name, 'returns'],
    ]),
  );
  await undo(administrator, id);
  expect(await stateOf([first.id, asked.id], people)).toEqual(full);
  expect((await actOf(administrator, id)).counts).toEqual(counts);
});

test('a rehide in the hour returns to the find that was made before it', async () => {
  const { world, administrator, first, second, friend, ids, people } = await flooded();
  world.now += 2 * hour;
  const [held] = await accepted<{ id: string }[]>(await friend.request('/api/rocks/rehide'));
  await rehideRock(friend, held?.id ?? '', newPlace());
  expect([first.id, second.id]).toEqual(ids);
  const full = await stateOf(ids, people);
  await undo(administrator, await takeBack(administrator, [friend.member.id], world.now - minute));
  expect(await stateOf(ids, people)).toEqual(full);
});

test('what waits for the next hourly job is in its line', async () => {
  const { world, administrator, flooder, first, from } = await flooded();
  const id = await takeBack(administrator, [flooder.member.id], from);
  await env.DB.prepare(
    `INSERT INTO takeback_items (takeback_id, kind, subject_id, member_id, made_at, state)
      SELECT ?, 'like', ? || value, ?, 0, 'waiting' FROM json_each(?)`,
  )
    .bind(
      id,
      first.id,
      flooder.member.id,
      JSON.stringify(Array.from({ length: takebackLimits.perTick + 2 }, (_, i) => i)),
    )
    .run();
  const heard = listen();
  const lines = async () => {
    await runHourly(world.env, world.deps);
    return heard
      .lines('job')
      .flatMap(({ job, outcome, left }) => (job === 'takebacks' ? [[outcome, left]] : []));
  };
  expect(await lines()).toEqual([['incomplete', 2]]);
  expect(await lines()).toEqual([
    ['incomplete', 2],
    ['done', undefined],
  ]);
  heard.stop();
});

test('what is taken back counts on no board and in no total, and counts again when it returns', async () => {
  const world = makeWorld(start);
  const [administrator, painter, finder, flooder] = [
    await asAdministrator(world),
    await asMember(world),
    await asMember(world),
    await asMember(world),
  ];
  await hiddenRock(painter);
  world.now += hour;
  const from = world.now;
  const counts = async () => {
    const calls = ['/leaderboard', '/leaderboard/registered', '/stats', '/rocks/counts', '/rocks/featured'];
    const [finds, registered, ...others] = await Promise.all(
      calls.map(async (call) => (await finder.request(`/api${call}`)).json()),
    );
    const lines = (board: unknown) => (board as { id: string }[]).map(({ id }) => id);
    return { finds: lines(finds), registered: lines(registered), others };
  };
  const before = await counts();
  await registerRock(flooder, { name: 'Never hidden' });
  const { laserEngraverId } = await hiddenRock(flooder, { place: newPlace({ latitude: '-33.9' }) });
  const { foundRockId } = await findRock(finder, laserEngraverId);
  world.now += 10 * minute;
  await rehideRock(finder, foundRockId, newPlace({ latitude: '-33.8' }));
  const full = await counts();
  expect(full).toMatchObject({
    finds: expect.arrayContaining([finder.member.id]),
    registered: expect.arrayContaining([flooder.member.id]),
  });
  expect(full.others).not.toEqual(before.others);

  const id = await takeBack(administrator, [flooder.member.id], from);
  expect(await counts()).toEqual(before);
  await undo(administrator, id);
  expect(await counts()).toEqual(full);
});

test('a withheld rock that goes on travelling counts for nothing until it is restored', async () => {
  const { world, administrator, painter, friend, second, ids, people } = await flooded();
  await judged(administrator, 'withhold', 'rock', second.id);
  const { totals } = await stateOf(ids, people);
  world.now += 2 * hour;
  // Who holds it does not know, nor does its owner care.
  const held = await (await friend.request('/api/rocks/rehide')).json<{ id: string }[]>();
  await rehideRock(friend, held[0]?.id ?? '', newPlace({ latitude: '48.85', longitude: '2.35' }));
  await findRock(painter, second.laserEngraverId);
  expect((await stateOf(ids, people)).totals).toEqual(totals);
  await judged(administrator, 'restore', 'rock', second.id);
  expect((await stateOf(ids, people)).totals).not.toEqual(totals);
});

test('what others built on stays, and what no longer fits is named', async () => {
  const { world, administrator, friend, flooder, first, own, from } = await flooded();
  // Somebody has found the flooder's own rock since.
  world.now += minute;
  await findRock(friend, own.laserEngraverId);
  const id = await takeBack(administrator, [flooder.member.id], from);
  const { left } = await progressOf(administrator, id);
  expect(left).toEqual([{ kind: 'journey', rockName: own.name }]);
  // Meanwhile somebody finds the other rock where it lay, just before the flooder did.
  const happenedAt = new Date(from - minute).toISOString();
  await friend.send('POST', '/api/rocks/find', { laserEngraverId: first.laserEngraverId, happenedAt });
  await undo(administrator, id);
  expect(await progressOf(administrator, id)).toMatchObject({
    waiting: 0,
    left: [{ kind: 'journey', rockName: first.name }],
  });
  const told = await db.select().from(entries).where(eq(entries.rockId, first.id));
  expect(told.map(({ memberId }) => memberId)).not.toContain(flooder.member.id);
});

test('twice, two at once, cut off, or in the hands of the hourly job, it ends in the same state', async () => {
  const { world, administrator, flooder, from, before, ids, people } = await flooded();
  // The third item fails.
  let batches = 0;
  const real = world.env;
  world.env = envWith(env, (d1) => ({
    batch: (statements) => {
      if (++batches === 5) throw new Error('D1_ERROR: Network connection lost.');
      return d1.batch(statements);
    },
  }));
  world.env = { ...real, DB: world.env.DB };
  const id = await takeBack(administrator, [flooder.member.id], from);
  world.env = real;
  const again = () => workOff(openContext(world.env, 'cron', world.deps), 100);
  await Promise.all([again(), again(), again()]);
  expect(await progressOf(administrator, id)).toMatchObject({ waiting: 0, done: 8 });
  expect(await stateOf(ids, people)).toEqual(before);
  const undone = await Promise.all([askToUndo(administrator, id), askToUndo(administrator, id)]);
  expect(tally(undone.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 });
  await again();
  expect(await progressOf(administrator, id)).toMatchObject({ waiting: 0, isUndone: true, left: [] });
});

test('a verdict since then stays, whatever is undone', async () => {
  const { world, administrator, flooder, own, from } = await flooded();
  const act = await takeBack(administrator, [flooder.member.id], from);
  world.now += minute;
  await judged(administrator, 'restore', 'rock', own.id);
  await judged(administrator, 'withhold', 'rock', own.id);
  await undo(administrator, act);
  expect((await rockRow(own.id)).withheldAt).not.toBeNull();
  expect(await progressOf(administrator, act)).toMatchObject({ left: [{ kind: 'rock' }] });
});

test('an act is done once: of three at once one is, also where an entry has to stay', async () => {
  const { world, administrator, friend, flooder, own, from } = await flooded();
  world.now += minute;
  await findRock(friend, own.laserEngraverId);
  world.emails.splice(0);
  const answers = await Promise.all(
    [1, 2, 3].map(() => askToTakeBack(administrator, [flooder.member.id], from)),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 });
  expect((await askToTakeBack(administrator, [flooder.member.id], from)).status).toBe(409);
  expect(world.emails).toHaveLength(1);
});

test('the rocks of an archive are taken back with the hour in which it was imported', async () => {
  const world = makeWorld(start);
  const [administrator, flooder] = [await asAdministrator(world), await asMember(world)];
  const body = new Blob([anArchive()], { type: 'application/zip' });
  expect((await flooder.request('/api/user/import', { method: 'POST', body })).status).toBe(200);
  await takeBack(administrator, [flooder.member.id], start - minute);
  const [rock] = await db.select().from(rocks).where(eq(rocks.ownerId, flooder.member.id));
  expect(rock?.withheldAt).toBe(start);
});

test('everybody of a network is shown with what they made, and one’s choice of them is taken back', async () => {
  const { world, administrator, first, from } = await flooded();
  const likers = [await asMember(world), await asMember(world), await asMember(world)];
  const network = { 'CF-Connecting-IP': newAddress() };
  const [one, other, elsewhere] = likers.map(({ member }) => member.id);
  for (const [i, person] of likers.entries())
    await person.send(
      'POST',
      `/api/rocks/${first.id}/interactions`,
      { interactionType: 'like' },
      i < 2 ? network : {},
    );
  const { members } = await hourOf(administrator, one ?? '', from, true);
  expect(members.map(({ id, counts }) => [id, counts])).toEqual([
    [one, { like: 1 }],
    [other, { like: 1 }],
  ]);
  await takeBack(administrator, [one ?? '', other ?? ''], from);
  expect(
    (await db.select().from(likes).where(eq(likes.rockId, first.id))).map(({ memberId }) => memberId),
  ).toContain(elsewhere);
  expect((await rockRow(first.id)).likeCount).toBe(2);
  expect(await refusalOf(await askToTakeBack(administrator, ['nobody'], from))).toEqual([
    404,
    takebackWords.noMember,
  ]);
});

test('of a deleted account the log keeps an hour without its reason and its member, and offers no undo', async () => {
  // All tests share the log.
  await db.delete(auditLog);
  const { world, administrator, flooder, first, from } = await flooded();
  const other = await asMember(world);
  await like(other, first.id);
  const ids = [flooder.member.id, other.member.id];
  const body = { memberIds: ids, from: new Date(from).toISOString(), networkOf: flooder.member.id };
  const reason = 'Robin Wren of Elm Street 5 spams';
  const { id } = await accepted<{ id: string }>(
    await administrator.send('POST', '/api/admin/takebacks', { ...body, reason }),
  );
  const logged = async () =>
    (
      await (
        await administrator.request('/api/admin/acts')
      ).json<{ act: string; reason: string; takeback?: { id: string }; member: { id: string } | null }[]>()
    ).map(({ act, reason: why, takeback, member }) => [act, why, takeback?.id, member?.id]);
  /** In tables: the sessions of these tests are never deleted from KV. */
  const tracesOf = async (...traces: string[]) =>
    (await dumpOf(env)).flatMap(({ where, texts }) =>
      where !== 'KV' && texts.some((text) => traces.some((trace) => text.includes(trace))) ? [where] : [],
    );
  await remove(flooder);
  expect(await tracesOf(flooder.member.id)).toEqual([]);
  // What the other one made can still return.
  expect(await logged()).toEqual(
    expect.arrayContaining([
      ['hour_taken', '', undefined, undefined],
      ['hour_taken', reason, id, other.member.id],
    ]),
  );
  world.now += minute;
  await undo(administrator, id);
  await remove(other);
  expect(await logged()).toEqual([
    ['hour_returned', '', undefined, undefined],
    ['hour_taken', '', undefined, undefined],
    ['hour_taken', '', undefined, undefined],
  ]);
  expect(await tracesOf(flooder.member.id, other.member.id, reason)).toEqual([]);
});

test('an accomplice is shown who wrote in the other clock hour of the hour', async () => {
  const { world, administrator, first, from } = await flooded();
  const [one, other] = [await asMember(world), await asMember(world)];
  const network = { 'CF-Connecting-IP': newAddress() };
  const likeIt = async (person: Member) =>
    person.send('POST', `/api/rocks/${first.id}/interactions`, { interactionType: 'like' }, network);
  expect(new Date(from).getUTCMinutes()).toBe(20);
  world.now = from + 5 * minute;
  await likeIt(one);
  world.now = from + 45 * minute;
  await likeIt(other);
  const { members } = await hourOf(administrator, one.member.id, from, true);
  expect(members.map(({ id }) => id)).toEqual([one.member.id, other.member.id]);
});

test('a photo that reports of the hour hid by themselves stays listed when they are taken back', async () => {
  const { world, administrator, painter, from } = await flooded();
  const { rock } = await rockWithPhoto(painter);
  const reporters = [await asMember(world), await asMember(world), await asMember(world)];
  await report(reporters, 'photo', rock.id);
  await takeBack(
    administrator,
    reporters.map(({ member }) => member.id),
    from,
  );
  const hidden = await accepted<{ subject: string; rock: { id: string } }[]>(
    await administrator.request('/api/admin/withheld'),
  );
  expect(hidden.map(({ subject, rock: { id } }) => [subject, id])).toContainEqual(['photo', rock.id]);
});

test('of a large network those are shown who made most in the hour, and how many more did something', async () => {
  const { world, administrator, flooder, first, second, from } = await flooded();
  const quiet = await Promise.all(
    Array.from({ length: takebackLimits.members }, async () => asMember(world)),
  );
  const likers = await Promise.all(
    Array.from({ length: takebackLimits.members + 2 }, async () => asMember(world)),
  );
  const busy = likers.at(-1)!;
  for (const person of likers) await like(person, first.id);
  await like(busy, second.id);
  await env.DB.prepare(
    `INSERT OR IGNORE INTO traces SELECT value, ?, network FROM json_each(?), traces WHERE traces.member_id = ? AND traces.hour = ?`,
  )
    .bind(
      Math.floor(from / hour),
      JSON.stringify([...quiet, ...likers].map(({ member }) => member.id)),
      flooder.member.id,
      Math.floor(from / hour),
    )
    .run();
  const { members, more } = await hourOf(administrator, flooder.member.id, from, true);
  expect(members).toHaveLength(takebackLimits.members);
  expect(members.slice(0, 2).map(({ id }) => id)).toEqual([flooder.member.id, busy.member.id]);
  expect(members.filter(({ counts }) => Object.keys(counts).length === 0)).toEqual([]);
  expect(more).toBe(likers.length + 1 - takebackLimits.members);
});

test('networks and who saw a rock are forgotten after a week, what was taken after ninety days, and all of it with the account', async () => {
  const { world, administrator, flooder, painter, own, from } = await flooded();
  await accepted(await painter.send('POST', '/api/rocks/seen', { laserEngraverId: own.laserEngraverId }));
  const tracesOf = async ({ member }: Member) =>
    db.select().from(traces).where(eq(traces.memberId, member.id));
  expect(await tracesOf(flooder)).toHaveLength(1);
  const id = await takeBack(administrator, [flooder.member.id], from);
  const items = async () => db.select().from(takebackItems).where(eq(takebackItems.takebackId, id));
  expect(await items()).toHaveLength(8);
  world.now += 8 * day;
  await runHourly(world.env, world.deps);
  expect(await tracesOf(painter)).toEqual([]);
  const seen = await db.select().from(sightings).where(eq(sightings.rockId, own.id));
  expect(seen.map(({ memberId }) => memberId)).toEqual([null]);
  await remove(flooder);
  expect([await items(), await tracesOf(flooder)]).toEqual([[], []]);
  world.now += 90 * day;
  await runHourly(world.env, world.deps);
  const again = await asAdministrator(world);
  expect(await refusalOf(await askToUndo(again, id))).toEqual([404, takebackWords.gone]);
});
