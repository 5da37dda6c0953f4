import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { strToU8 } from 'fflate';
import { expect, inject, test } from 'vitest';
import { entrySubject } from '../../schema/reports.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import { writeAll } from '../platform/database.ts';
import { uncountOnMap } from '../platform/map-cells.ts';
import {
  anArchive,
  archiveOf,
  aRock,
  aStep,
  exportOf,
  filesIn,
  importBy as send,
  jsonIn,
  textIn,
  zipOf,
  type Archive,
} from '../testing/archive.ts';
import { contradictionsQuery } from '../testing/agreement.ts';
import { asAdministrator, asMember, makeWorld, type Member, type World } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { envWith } from '../testing/database.ts';
import { makeMember, newCode, newPlace } from '../testing/make.ts';
import { judged, rockWithPhoto } from '../testing/moderation.ts';
import { findRock, hiddenRock, hideRock, logFind, registerRock, rehideRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';
import { orphanedPhotos } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

const noon = Date.UTC(2026, 4, 1, 12);
const anHour = 3_600_000;

/** Files that an import gives back byte for byte. */
const kept = /^(?:rocks\.json|journeys\.json|journeys\.gpx|csv\/(?:rocks|journeys)\.csv|photos\/.+)$/;
const keptOf = (files: Archive) => Object.entries(files).filter(([name]) => kept.test(name));

const aWorld = (): World => {
  const world = makeWorld(noon);
  world.env = { ...world.env, NETWORK_SECRET: 'a secret of photos' };
  return world;
};

/** As on another site: the rocks of this member are gone. */
async function forget(member: Member): Promise<void> {
  const own = await db.select({ id: rocks.id }).from(rocks).where(eq(rocks.ownerId, member.member.id));
  await writeAll(
    db,
    own.map(({ id }) => uncountOnMap(db, id)),
  );
  await db.delete(rocks).where(eq(rocks.ownerId, member.member.id));
}

/** Of all rocks, and of this member. */
const contradictions = async ({ member }: Member) => {
  const query = `SELECT * FROM (${contradictionsQuery}) WHERE of IN ('rock', 'cell') OR id = ?`;
  return (await env.DB.prepare(query).bind(member.id).all()).results;
};

/** A member with rocks whose journeys are drawn by chance. */
async function played(world: World, seed: number): Promise<Member> {
  const random = randomFrom(seed);
  const chance = (of: number) => random() < of;
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0];
  const painter = await asMember(world, await makeMember({ createdAt: noon }));
  const finders = [painter, await asMember(world), await asMember(world)] as const;
  const word = () => pick(['Käfer', '', 'On the <left> & "up"', '🪨', '=1+1', 'two\nlines']);
  for (let i = 0; i < 3; i++) {
    world.now += anHour;
    const name = `Rock ${i} ${word().replace('\n', ' ')}`;
    const rock =
      i === 0
        ? (await rockWithPhoto(painter, { name })).rock
        : await registerRock(painter, { name, description: word() });
    if (i === 2 && chance(0.5)) continue;
    world.now += anHour;
    await hideRock(painter, rock.id, newPlace({ notes: word() }));
    for (let step = 0; step < 3; step++) {
      world.now += anHour;
      const finder = pick(finders);
      const { foundRockId } = await findRock(finder, rock.laserEngraverId);
      if (chance(0.5)) await logFind(finder, rock.id, newPlace({ notes: word() }));
      if (chance(0.5) && finder !== painter) {
        const at = `/api/rocks/${rock.id}/journey/${2 + 2 * step}`;
        await finder.send('PUT', `${at}/line`, { line: 'Wow' });
        await painter.send('PUT', `${at}/thanks`, { line: chance(0.5) ? '' : 'Thank you' });
      }
      if (step === 2 && chance(0.5)) break;
      world.now += 3 * anHour;
      const place = newPlace({ latitude: pick(['41.5', '52.52', '-33.9']) });
      const happenedAt = new Date(world.now - 2 * anHour).toISOString();
      // The form has further fields.
      await rehideRock(finder, foundRockId, chance(0.5) ? place : ({ ...place, happenedAt } as typeof place));
      world.now += anHour;
      // Refused in the hands of somebody else, which is as well.
      if (chance(0.3))
        await finder.send('POST', '/api/rocks/move', {
          ...place,
          laserEngraverId: rock.laserEngraverId,
          notes: word(),
        });
    }
    if (chance(0.5)) await painter.send('PUT', `/api/rocks/${rock.id}/page`, { page: 'members' });
    if (chance(0.3)) await painter.send('PUT', `/api/rocks/${rock.id}/rest`, { rest: 'retired' });
    if (chance(0.3)) await db.update(rocks).set({ adoptedAt: world.now }).where(eq(rocks.id, rock.id));
  }
  return painter;
}

test('archives that are imported elsewhere are exported again, equal byte for byte', async ({ task }) => {
  const many = inject('isThorough') ? 40 : 2;
  let files = 0;
  for (let more = 0; more < many; more++) {
    const world = aWorld();
    const painter = await played(world, inject('seed') + more);
    const archive = await exportOf(painter);
    await forget(painter);
    world.now += anHour;
    const other = await asMember(world, await makeMember({ createdAt: noon, firstName: 'Other' }));
    expect(await send(other, archive)).toEqual([
      200,
      expect.objectContaining({ known: 0, rocks: 3, photos: 1 }),
    ]);
    const [before = [], after = []] = [archive, await exportOf(other)].map((zip) => keptOf(filesIn(zip)));
    for (const [name, bytes] of before)
      expect([name, after.find(([one]) => one === name)?.[1]]).toEqual([name, bytes]);
    expect(after.length).toBe(before.length);
    files += before.length;
    expect(await contradictions(other)).toEqual([]);
    // A second import finds them there.
    const none = { known: 3, rocks: 0, steps: 0, photos: 0 };
    expect(await send(other, archive)).toEqual([200, none]);
    expect(keptOf(filesIn(await exportOf(other)))).toEqual(after);
  }
  proof(task, {
    goal: 'G-Y1',
    what: `${many} members with random journeys: export, import, export`,
    figure: `${files} files equal byte for byte`,
    passLine: 'all',
  });
});

const countersOf = async ({ member }: Member) => {
  const [row] = await db.select().from(members).where(eq(members.id, member.id));
  return row && [row.rockCount, row.scoredRockCount, row.findCount, row.scoredFindCount];
};

test('an imported journey counts in no ranking and is no news, nor does what begins at its last place', async () => {
  const world = aWorld();
  const member = await asMember(world);
  const code = newCode();
  const steps = [
    aStep(),
    aStep({ what: 'found', by: 'somebody else', at: '2026-02-01T00:00:00.000Z' }),
    aStep({
      by: 'somebody else',
      at: '2026-03-01T00:00:00.000Z',
      place: { name: 'Sydney', latitude: -33.9, longitude: 151.2 },
    }),
  ];
  const brought = aRock({ rockId: code });
  expect((await send(member, archiveOf([brought], steps)))[0]).toBe(200);
  const [finder, early, next] = [await asMember(world), await asMember(world), await asMember(world)];
  const { foundRockId } = await findRock(finder, code);
  world.now += anHour;
  // Found before the import, as somebody says when the rock is gone from there.
  const happenedAt = new Date(noon - anHour).toISOString();
  const late = await early.send('POST', '/api/rocks/find', { laserEngraverId: code, happenedAt });
  expect(late.status).toBe(200);
  world.now += 10 * 24 * anHour;
  await rehideRock(finder, foundRockId, newPlace());
  for (const [person, counted] of [
    [member, [1, 0, 0, 0]],
    [finder, [0, 0, 1, 0]],
    [early, [0, 0, 1, 0]],
  ] as const)
    expect(await countersOf(person)).toEqual(counted);
  const [rock] = await db.select().from(rocks).where(eq(rocks.ownerId, member.member.id));
  expect(rock).toMatchObject({ distanceMetres: 0, timesFound: 3, importedAt: noon });
  expect(rock?.tooFastMetres).toBeGreaterThan(25_000_000);
  const { results } = await env.DB.prepare(
    'SELECT type FROM activities WHERE rock_id = ? ORDER BY created_at',
  )
    .bind(brought.id)
    .all();
  expect(results).toEqual([{ type: 'rock_found' }, { type: 'rock_found' }, { type: 'rehidden_rock' }]);
  const countries = await env.DB.prepare('SELECT count(*) AS n FROM country_finds').first();
  expect(countries).toEqual({ n: 0 });
  const boards = await Promise.all(
    ['/api/leaderboard', '/api/leaderboard/registered'].map(async (path) =>
      (await next.request(path)).text(),
    ),
  );
  for (const { member: one } of [member, finder, early]) expect(boards.join()).not.toContain(one.id);

  // From the first place after the import on, all is as usual.
  const again = await findRock(next, code);
  world.now += 20 * anHour;
  await rehideRock(next, again.foundRockId, newPlace({ latitude: '42', longitude: '-96' }));
  expect(await countersOf(next)).toEqual([0, 0, 1, 1]);
  const [travelled] = await db.select().from(rocks).where(eq(rocks.ownerId, member.member.id));
  expect(travelled?.distanceMetres).toBeGreaterThan(10_000);
  expect(await contradictions(member)).toEqual([]);
});

test('words that were withheld do not come back with an archive from before', async () => {
  const world = aWorld();
  const administrator = await asAdministrator(world);
  const [author, finder] = [await asMember(world), await asMember(world)];
  const rock = await hiddenRock(author, { place: newPlace({ notes: 'Fools look here' }) });
  await findRock(finder, rock.laserEngraverId);
  await finder.send('PUT', `/api/rocks/${rock.id}/journey/2/line`, { line: 'You fool' });
  const before = filesIn(await exportOf(author));
  await judged(administrator, 'withhold', 'note', entrySubject(rock.id, 1));
  await judged(administrator, 'withhold', 'line', entrySubject(rock.id, 2));
  // The rock is somebody else's by now, and the archive says another Rock ID.
  await db.update(rocks).set({ ownerId: finder.member.id }).where(eq(rocks.id, rock.id));
  await db.update(members).set({ rockCount: 0, scoredRockCount: 0 }).where(eq(members.id, author.member.id));
  await db.update(members).set({ rockCount: 1, scoredRockCount: 1 }).where(eq(members.id, finder.member.id));
  const edited = (from: RegExp, to: string) =>
    zipOf({
      ...before,
      'rocks.json': textIn(before, 'rocks.json').replace(rock.laserEngraverId, newCode()),
      'journeys.json': textIn(before, 'journeys.json').replace(from, to),
    });
  const why = en.withheld.words;
  const refused = [400, { message: en.ownData.wrong(rock.name, why), rocks: [{ rock: rock.id, why }] }];
  expect(await send(author, edited(/nothing/, ''))).toEqual(refused);
  expect(await send(author, edited(/Fools look here/, 'FOOLS look here'))).toEqual(refused);
  // The line of somebody else.
  expect(await send(author, edited(/Fools look here/, ''))).toEqual(refused);
  expect(await send(author, edited(/Fools look here(.*\n?.*)You fool/s, '$1Hello'))).toMatchObject([200, {}]);
});

test('an archive that came in parts, in any order and one of them twice, is exported again, equal byte for byte', async () => {
  const world = aWorld();
  const painter = await played(world, inject('seed'));
  const archive = filesIn(await exportOf(painter));
  await forget(painter);
  world.now += anHour;
  const other = await asMember(world, await makeMember({ createdAt: noon }));
  const listOf = (name: string): { rock?: string; id?: string }[] =>
    Object.values(jsonIn(archive, `${name}.json`)).find(Array.isArray) ?? [];
  const ids = listOf('rocks').map(({ id }) => id ?? '');
  const part = (id: string) => {
    const only = (name: string) =>
      JSON.stringify({ version: 1, [name]: listOf(name).filter((one) => (one.rock ?? one.id) === id) });
    const files = Object.entries(archive).filter(([name]) => name.startsWith('photos/'));
    const lists = ['rocks', 'journeys', 'photos'].map((name) => [`${name}.json`, only(name)] as const);
    return zipOf(Object.fromEntries<string | Uint8Array>([...files, ...lists]));
  };
  const [first = '', second = '', third = ''] = ids;
  for (const id of [third, first, second])
    expect((await send(other, part(id)))[1]).toMatchObject({ rocks: 1 });
  expect((await send(other, part(first)))[1]).toMatchObject({ known: 1, rocks: 0 });
  const brought = await (await other.request('/api/user/import')).json<{ rocks: string[] }>();
  expect(brought.rocks.toSorted()).toEqual(ids.toSorted());
  expect(keptOf(filesIn(await exportOf(other)))).toEqual(keptOf(archive));
  expect(await contradictions(other)).toEqual([]);
});

test('an archive comes into an account that has rocks and finds, and leaves them as they are', async () => {
  const world = aWorld();
  const member = await asMember(world);
  const own = await hiddenRock(member, { name: 'Own' });
  await findRock(member, (await hiddenRock(await asMember(world))).laserEngraverId);
  const same = aRock({ rockId: own.laserEngraverId, name: 'Other name' });
  const both = archiveOf([aRock(), same]);
  expect(await send(member, both)).toEqual([200, { known: 1, rocks: 1, steps: 0, photos: 0 }]);
  const rows = await db.select().from(rocks).where(eq(rocks.ownerId, member.member.id));
  expect(new Map(rows.map(({ name, importedAt }) => [name, importedAt]))).toEqual(
    new Map([
      ['Own', null],
      ['Sunny', noon],
    ]),
  );
  expect(await contradictions(member)).toEqual([]);
});

test('rocks whose photos cannot be read are named together, nothing is imported, and without them the others come', async () => {
  const world = aWorld();
  const [good, unread, missing] = [aRock(), aRock(), aRock()];
  const painter = await asMember(world);
  const { key } = await rockWithPhoto(painter);
  const photo = await env.PHOTOS.get(key);
  const files = {
    good: new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer(0)),
    unread: strToU8('<svg/>'),
  };
  const photos = Object.entries({ good, unread, missing }).map(([file, { id }]) => ({
    rock: id,
    file,
    proof: file === 'unread' ? 'forged' : null,
  }));
  const member = await asMember(world);
  const before = await orphanedPhotos();
  const [status, body] = await send(member, archiveOf([good, unread, missing], [], photos, files));
  expect([status, body]).toEqual([
    400,
    { message: en.ownData.wrong('Sunny', en.ownData.photo), rocks: expect.anything() },
  ]);
  expect(new Set(body['rocks'] as object[])).toEqual(
    new Set([unread, missing].map(({ id }) => ({ rock: id, why: en.ownData.photo }))),
  );
  expect(await (await member.request('/api/rocks/my')).json()).toEqual([]);
  expect(await orphanedPhotos()).toEqual(before);
  expect(await send(member, archiveOf([good], [], photos, files))).toEqual([
    200,
    { known: 0, rocks: 1, steps: 0, photos: 1 },
  ]);
});

test('a rock whose photo the other site had lost comes without it', async () => {
  const member = await asMember(aWorld());
  const rock = aRock();
  const photos = JSON.stringify({ version: 1, photos: [], missing: [{ rock: rock.id }] });
  const zip = zipOf({ ...filesIn(archiveOf([rock])), 'photos.json': photos });
  expect(await send(member, zip)).toEqual([200, { known: 0, rocks: 1, steps: 0, photos: 0 }]);
});

test('two imports at once are both there, of the same archive once, of two with the same Rock ID one member has it, and a repeat is one', async () => {
  const world = aWorld();
  const [one, other] = [await asMember(world), await asMember(world)];
  const twice = archiveOf([aRock()], [aStep()]);
  const both = await Promise.all([send(one, twice), send(one, twice), send(one, anArchive())]);
  expect(both.map(([status]) => status)).toEqual([200, 200, 200]);
  expect(both.reduce((sum, [, { rocks: brought }]) => sum + Number(brought), 0)).toBe(2);
  const third = await asMember(world);
  const same = anArchive();
  const race = await Promise.all([send(other, same), send(third, same)]);
  expect(race.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const fourth = await asMember(world);
  const again = anArchive();
  const key = { 'Idempotency-Key': 'import-once' };
  expect(await send(fourth, again, key)).toEqual(await send(fourth, again, key));
  expect(await contradictions(one)).toEqual([]);
});

test('a D1 that fails at the write leaves nothing, and a hundred rocks take few round trips', async () => {
  const world = aWorld();
  const member = await asMember(world, await makeMember({ createdAt: world.now - 8 * 24 * anHour }));
  const all = Array.from({ length: 100 }, () => aRock());
  const steps = [aStep(), aStep({ what: 'found', by: 'somebody else' }), aStep({ by: 'somebody else' })];
  const many = zipOf({
    'rocks.json': JSON.stringify({ version: 1, rocks: all }),
    'journeys.json': JSON.stringify({ version: 1, journeys: all.map(({ id }) => ({ rock: id, steps })) }),
    'photos.json': JSON.stringify({ version: 1, photos: [] }),
  });
  const { env: real } = world;
  world.env = envWith(real, ({ batch }) => ({
    batch: (statements) =>
      statements.length > 20
        ? Promise.reject(new Error('D1_ERROR: Network connection lost.'))
        : batch(statements),
  }));
  expect((await send(member, many))[0]).toBe(503);
  expect(await (await member.request('/api/rocks/my')).json()).toEqual([]);
  const { env: counting, spent } = countingEnv(real);
  world.env = counting;
  expect(await send(member, many)).toEqual([200, { known: 0, rocks: 100, steps: 300, photos: 0 }]);
  expect(spent.roundTrips).toBeLessThan(9);
});
