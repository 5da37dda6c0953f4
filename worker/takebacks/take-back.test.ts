import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takebackLimits } from '../../schema/takebacks.ts';
import { entries } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { openContext } from '../context.ts';
import { hour, minute } from '../platform/clock.ts';
import { db } from '../testing/db.ts';
import { envWith } from '../testing/database.ts';
import { newPlace } from '../testing/make.ts';
import { refusalOf, rockRow } from '../testing/moderation.ts';
import { listen } from '../testing/lines.ts';
import { accepted, findRock, rehideRock } from '../testing/play.ts';
import { tally } from '../testing/race.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import {
  askToTakeBack,
  askToUndo,
  hourOf,
  progressOf,
  stateOf,
  takeBack,
  undo,
} from '../testing/takebacks.ts';
import { workOff } from './work-off.ts';
import { flooded } from '../testing/flood.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach({ withPhotos: true });

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
    en.takebacks.nothing,
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
  expect(await refusalOf(await askToUndo(administrator, id))).toEqual([409, en.takebacks.alreadyUndone]);
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
