// What an act does with each kind of thing, and what counts meanwhile.
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type ReportedThing } from '../../schema/moderation.ts';
import { entrySubject, type ReportSubject } from '../../schema/reports.ts';
import { type DepartedAuthor } from '../../schema/takebacks.ts';
import { offers, reports, rocks, sightings, takebackItems, traces } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { type Member, asAdministrator, asMember, makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { newPlace } from '../testing/make.ts';
import { anArchive } from '../testing/archive.ts';
import {
  actionsOn,
  commentOn,
  judged,
  refusalOf,
  remove,
  report,
  rockRow,
  rockWithPhoto,
} from '../testing/moderation.ts';
import { offerByLink } from '../testing/adoption.ts';
import { accepted, askPainter, findRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { actOf, askToUndo, hourOf, progressOf, stateOf, takeBack, undo } from '../testing/takebacks.ts';
import { floodStart, flooded } from '../testing/flood.ts';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

expectAgreementAfterEach({ withPhotos: true });

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

test('what is taken back counts on no board and in no total, and counts again when it returns', async () => {
  const world = makeWorld(floodStart);
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

test('the rocks of an archive are taken back with the hour in which it was imported', async () => {
  const world = makeWorld(floodStart);
  const [administrator, flooder] = [await asAdministrator(world), await asMember(world)];
  const body = new Blob([anArchive()], { type: 'application/zip' });
  expect((await flooder.request('/api/user/import', { method: 'POST', body })).status).toBe(200);
  await takeBack(administrator, [flooder.member.id], floodStart - minute);
  const [rock] = await db.select().from(rocks).where(eq(rocks.ownerId, flooder.member.id));
  expect(rock?.withheldAt).toBe(floodStart);
});

test('a photo that reports of the hour hid by themselves is shown again, and hidden again by the undo', async () => {
  const { world, administrator, painter, from } = await flooded();
  const { rock } = await rockWithPhoto(painter);
  const { rock: other } = await rockWithPhoto(painter);
  const { rock: judgedRock } = await rockWithPhoto(painter);
  const reporters = [await asMember(world), await asMember(world), await asMember(world)];
  for (const { id } of [rock, judgedRock]) await report(reporters, 'photo', id);
  // Somebody else has reported one of them, too, and the administrator has decided on another.
  await report([await asMember(world), ...reporters.slice(1)], 'photo', other.id);
  await judged(administrator, 'withhold', 'photo', judgedRock.id);
  const areHidden = async () =>
    Promise.all(
      [rock, other, judgedRock].map(async ({ id }) => (await rockRow(id)).withheldPhotoKey !== null),
    );
  expect(await areHidden()).toEqual([true, true, true]);
  world.emails.splice(0);
  const id = await takeBack(
    administrator,
    reporters.map(({ member }) => member.id),
    from,
  );
  expect(await areHidden()).toEqual([false, true, true]);
  expect((await actionsOn(rock.id)).filter(({ act }) => act === 'photo_restored')).toMatchObject([
    { isAutomatic: true, reason: say('moderation', 'unreported') },
  ]);
  expect(world.emails.filter(({ to }) => to === painter.member.email).map(({ subject }) => subject)).toEqual([
    `The photo of ${rock.name} is back`,
  ]);
  await undo(administrator, id);
  expect(await areHidden()).toEqual([true, true, true]);
  // What was broken off in between is done by the hourly job.
  await db.delete(reports).where(eq(reports.rockId, rock.id));
  await runHourly(world.env, world.deps);
  expect(await areHidden()).toEqual([false, true, true]);
});

test('the undo hides a photo again, too, if who reported it have deleted their accounts', async () => {
  const { world, administrator, painter, from } = await flooded();
  const { rock } = await rockWithPhoto(painter);
  const reporters = [await asMember(world), await asMember(world), await asMember(world)];
  await report(reporters, 'photo', rock.id);
  for (const reporter of reporters) await remove(reporter);
  const isHidden = async () => (await rockRow(rock.id)).withheldPhotoKey !== null;
  expect(await isHidden()).toBe(true);
  const departed = await accepted<DepartedAuthor[]>(
    await administrator.request(`/api/admin/departed?q=${rock.id}`),
  );
  expect(departed).toHaveLength(3);
  world.now += minute;
  const id = await takeBack(
    administrator,
    departed.map(({ id: author }) => author),
    from,
  );
  expect(await isHidden()).toBe(false);
  // Reports by deleted accounts that came later count no more than any.
  world.now += minute;
  for (const late of [await asMember(world), await asMember(world), await asMember(world)]) {
    await report([late], 'photo', rock.id);
    await remove(late);
  }
  await runHourly(world.env, world.deps);
  expect(await isHidden()).toBe(false);
  world.now += minute;
  await undo(administrator, id);
  expect(await isHidden()).toBe(true);
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
  expect(await refusalOf(await askToUndo(again, id))).toEqual([404, en.takebacks.gone]);
});

test('reports of what an hour took leave the queue and are answered, and wait again after the undo', async () => {
  const { world, administrator, painter, friend, flooder, first, own, from } = await flooded();
  const { rock } = await rockWithPhoto(flooder);
  const question = await askPainter(flooder, first.id);
  const commentId = await commentOn(flooder, first.id, 'Buy them here');
  const about: [ReportSubject, string][] = [
    ['rock', own.id],
    ['photo', rock.id],
    ['comment', commentId],
    ['line', entrySubject(first.id, 2)],
  ];
  for (const [subject, subjectId] of about) await report([friend], subject, subjectId);
  await report([painter], 'question', question);
  const queue = async () =>
    (await accepted<ReportedThing[]>(await administrator.request('/api/admin/reports')))
      .filter(({ author }) => author?.id === flooder.member.id)
      .map(({ subject }) => subject)
      .toSorted();
  expect(await queue()).toEqual(['comment', 'line', 'photo', 'question', 'rock']);
  const id = await takeBack(administrator, [flooder.member.id], from);
  expect(await queue()).toEqual([]);
  await runHourly(world.env, world.deps);
  const answered = await accepted<{ kind: string }[]>(await friend.request('/api/notifications'));
  // News of a hidden rock is not listed.
  expect(answered.filter(({ kind }) => kind === 'answer')).toHaveLength(2);
  await undo(administrator, id);
  expect(await queue()).toEqual(['comment', 'line', 'photo', 'rock']);
});
