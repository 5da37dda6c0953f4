// Whoever floods and deletes the account at once: what stays is found by the network and by the rock, and taken back.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { departedName, type DepartedAuthor } from '../../schema/takebacks.ts';
import { auditLog, departedDeeds, entries, traces } from '../../schema/tables/index.ts';
import { hour, minute } from '../platform/clock.ts';
import { asAdministrator, asMember, makeWorld, newAddress, type Member } from '../testing/as.ts';
import { dumpOf } from '../testing/canaries/dump.ts';
import { db } from '../testing/db.ts';
import { flooded } from '../testing/flood.ts';
import { newPlace } from '../testing/make.ts';
import { like, refusalOf, remove, report, rockRow } from '../testing/moderation.ts';
import { accepted, findRock, hiddenRock, registerRock, rehideRock } from '../testing/play.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { actOf, askToTakeBack, hourOf, progressOf, stateOf, takeBack, undo } from '../testing/takebacks.ts';
import { worded } from '../../schema/words/say.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach({ withPhotos: true });

/** A flooder who has deleted the account, and an accomplice who has not. */
async function departed() {
  const world = makeWorld(Date.UTC(2026, 4, 1, 9, 20));
  const administrator = await asAdministrator(world);
  const [painter, friend, accomplice, flooder] = [
    await asMember(world),
    await asMember(world),
    await asMember(world),
    await asMember(world),
  ];
  const [found, missed, reported] = [
    await hiddenRock(painter),
    await hiddenRock(painter),
    await hiddenRock(painter),
  ];
  world.now += hour;
  const from = world.now;
  const ids = [found.id, missed.id, reported.id];
  const state = async () => {
    const { totals, ...others } = await stateOf(
      ids,
      [painter, friend].map(({ member }) => member.id),
    );
    // The flooder's account is one less.
    return { ...others, totals: (totals as { name: string }[]).filter(({ name }) => name !== 'members') };
  };
  const before = await state();
  const network = { 'CF-Connecting-IP': newAddress() };
  const send: Member['send'] = (method, path, body) => flooder.send(method, path, body, network);
  const there = { ...flooder, send };
  const { foundRockId } = await findRock(there, found.laserEngraverId);
  world.now += 5 * minute;
  await rehideRock(there, foundRockId, newPlace({ latitude: '52.5', longitude: '13.4' }));
  await accepted(await send('POST', '/api/rocks/seen', { laserEngraverId: missed.laserEngraverId }));
  await report([there], 'rock', reported.id);
  const own = await hiddenRock(there);
  await registerRock(there, { name: 'Never hidden' });
  await accomplice.send(
    'POST',
    `/api/rocks/${reported.id}/interactions`,
    { interactionType: 'like' },
    network,
  );
  const liked = await state();
  await remove(flooder);
  const search = async (q: string) =>
    accepted<DepartedAuthor[]>(await administrator.request(`/api/admin/departed?q=${encodeURIComponent(q)}`));
  return {
    world,
    administrator,
    friend,
    accomplice,
    flooder,
    found,
    own,
    from,
    before,
    liked,
    state,
    search,
  };
}

test('an hour of an account that was deleted at once is found by a rock, taken back, and returned', async () => {
  const { world, administrator, flooder, found, own, from, before, state, search } = await departed();
  const full = await state();
  const [author, ...others] = await search(found.name);
  expect(others).toEqual([]);
  expect(author).toMatchObject({ rockName: found.name, newestAt: new Date(from + 5 * minute).toISOString() });
  expect((await search(own.id)).map(({ id }) => id)).toEqual([author?.id]);
  const id = author?.id ?? '';
  const { members } = await hourOf(administrator, id);
  const name = worded(en, departedName(id));
  expect(members).toEqual([
    { id, name, email: '', joinedAt: null, counts: { journey: 1, rock: 1, report: 1, sighting: 1 } },
  ]);
  world.emails.splice(0);

  const act = await takeBack(administrator, [id], from);
  expect(await progressOf(administrator, act)).toMatchObject({ waiting: 0, done: 4, left: [] });
  const { likes: _, ...was } = before as Record<string, unknown>;
  const { rocks, likes: __, ...is } = (await state()) as Record<string, unknown>;
  expect({ ...is, rocks: unliked(rocks) }).toEqual({ ...was, rocks: unliked(was['rocks']) });
  expect((await rockRow(own.id)).withheldAt).not.toBeNull();
  expect(world.emails).toEqual([]);
  expect(await actOf(administrator, act)).toMatchObject({ members: [{ id, name }] });
  const [logged] = await (
    await administrator.request('/api/admin/acts')
  ).json<{ act: string; member: unknown; takeback: unknown }[]>();
  expect(logged).toMatchObject({ act: 'hour_taken', member: null, takeback: { id: act, isUndone: false } });
  expect(await refusalOf(await askToTakeBack(administrator, [id], from))).toEqual([
    409,
    en.takebacks.nothing,
  ]);

  await undo(administrator, act);
  expect(await progressOf(administrator, act)).toMatchObject({ waiting: 0, done: 4, left: [] });
  expect(await state()).toEqual(full);
  expect((await rockRow(own.id)).withheldAt).toBeNull();
  // Nothing of it says who it was.
  const texts = (await dumpOf(env)).flatMap(({ where, texts: some }) => (where === 'KV' ? [] : some));
  expect(texts.filter((text) => text.includes(flooder.member.id))).toEqual([]);
});

/** The accomplice's like is not the flooder's. */
const unliked = (rocks: unknown) =>
  (rocks as { like_count: number }[]).map((rock) => ({ ...rock, like_count: 0 }));

test('it is among those of the network of somebody who is still there, and taken back with them', async () => {
  const { administrator, friend, accomplice, found, from } = await departed();
  const { members } = await hourOf(administrator, accomplice.member.id, from, true);
  expect(members.map(({ counts }) => counts)).toEqual([
    { like: 1 },
    { journey: 1, rock: 1, report: 1, sighting: 1 },
  ]);
  // Somebody else has found the rock where the flooder hid it: what is built upon stays.
  await findRock(friend, found.laserEngraverId);
  const act = await takeBack(
    administrator,
    members.map(({ id }) => id),
    from,
  );
  expect(await progressOf(administrator, act)).toMatchObject({ waiting: 0, done: 5 });
  const told = await db.select().from(entries).where(eq(entries.rockId, found.id));
  expect(told.map(({ action, memberId }) => [action, memberId])).toEqual([
    ['hidden', expect.any(String)],
    ['found', friend.member.id],
  ]);
});

test('who made nothing of late leaves no trace of the network, and who is unknown has no hour', async () => {
  const world = makeWorld();
  const [administrator, painter, quiet] = [
    await asAdministrator(world),
    await asMember(world),
    await asMember(world),
  ];
  await like(quiet, (await hiddenRock(painter)).id);
  const kept = async () => [await db.$count(traces), await db.$count(departedDeeds)];
  const [networks = 0, deeds] = await kept();
  await remove(quiet);
  expect(await kept()).toEqual([networks - 1, deeds]);
  const asked = await administrator.request('/api/admin/takebacks?memberId=gone-unknown');
  expect(await refusalOf(asked)).toEqual([404, en.takebacks.noMember]);
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
