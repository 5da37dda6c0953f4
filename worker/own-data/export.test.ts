import { env } from 'cloudflare:test';
import { eq, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { normalizeCode } from '../../schema/codes.ts';
import { exportFiles } from '../../schema/export-files.ts';
import { ownDataLimits, ownDataWords } from '../../schema/own-data.ts';
import * as tables from '../../schema/tables/index.ts';
import { writeAll } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { exportOf, filesIn, jsonIn, textIn } from '../testing/archive.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { bindingWith } from '../testing/binding.ts';
import { countingEnv } from '../testing/cost.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { makeMember, newMadeUpCode, newPlace } from '../testing/make.ts';
import { commentOn, rockWithPhoto } from '../testing/moderation.ts';
import { findRock, hiddenRock, hideRock, logFind, registerRock, rehideRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { rememberingEnv } from '../testing/statements.ts';

const noon = Date.UTC(2026, 4, 1, 12);
const later = 86_400_000;

/** A painter with a travelled rock, and a finder who wrote a note, a comment and a line. */
async function aJourney() {
  const world = makeWorld(noon);
  const painter = await asMember(
    world,
    await makeMember({ firstName: 'Olive', lastName: 'Secretson', createdAt: noon }),
  );
  const finder = await asMember(
    world,
    await makeMember({ firstName: 'Fern', lastName: 'Hiddenham', createdAt: noon }),
  );
  const rock = await registerRock(painter, { name: 'Sun & <moon>' });
  await hideRock(painter, rock.id, newPlace({ latitude: '41.25', longitude: '-95.93', notes: 'Look down' }));
  world.now += later;
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await logFind(
    finder,
    rock.id,
    newPlace({ latitude: '41.251', longitude: '-95.931', locationName: 'By the gate' }),
  );
  await finder.send('PUT', `/api/rocks/${rock.id}/journey/2/line`, { line: 'Wow' });
  await commentOn(finder, rock.id, 'Lovely');
  await finder.send('POST', `/api/rocks/${rock.id}/interactions`, { interactionType: 'like' });
  world.now += later;
  await rehideRock(finder, foundRockId, newPlace({ latitude: '41.3', longitude: '-95.9' }));
  return { world, painter, finder, rock };
}

test('the archive has a painter’s rocks and journeys as they see them, and a finder’s finds', async () => {
  const { painter, finder, rock } = await aJourney();
  const own = filesIn(await exportOf(painter));
  for (const [name, schema] of Object.entries(exportFiles))
    expect(z.safeParse(schema, jsonIn(own, name)).error).toBeUndefined();
  expect(jsonIn(own, 'rocks.json')).toMatchObject({
    rocks: [
      { id: rock.id, rockId: rock.laserEngraverId, name: 'Sun & <moon>', status: 'hidden', timesFound: 1 },
    ],
  });
  const other = 'somebody else';
  expect(jsonIn(own, 'journeys.json')).toMatchObject({
    journeys: [
      {
        rock: rock.id,
        steps: [
          { what: 'hidden', by: 'me', at: '2026-05-01T12:00:00.000Z', notes: 'Look down' },
          { what: 'found', by: other, line: 'Wow', place: { name: 'By the gate', latitude: 41.251 } },
          { what: 'hidden', by: other, place: { latitude: 41.3, longitude: -95.9 } },
        ],
      },
    ],
  });
  expect(jsonIn(own, 'community.json')).toMatchObject({
    others: [
      { step: 2, name: 'Fern H.' },
      { step: 3, name: 'Fern H.' },
    ],
    received: [{ rock: rock.id, likes: 1, comments: 1 }],
    finds: [],
  });
  const gpx = textIn(own, 'journeys.gpx');
  expect(gpx).toContain('<trk><name>Sun &amp; &lt;moon&gt;</name>');
  expect(gpx).toContain(
    '<trkpt lat="41.251" lon="-95.931"><time>2026-05-02T12:00:00.000Z</time><name>By the gate</name>',
  );
  expect(textIn(own, 'csv/journeys.csv')).toContain('"Somebody else"');
  // Full names and addresses of others are in no file.
  const everything = Object.keys(own).map((name) => textIn(own, name));
  for (const secret of ['Hiddenham', finder.member.email]) expect(everything.join()).not.toContain(secret);

  const found = filesIn(await exportOf(finder));
  expect(jsonIn(found, 'rocks.json')).toEqual({ version: 1, rocks: [] });
  expect(jsonIn(found, 'community.json')).toMatchObject({
    finds: [{ rock: rock.id, rockName: 'Sun & <moon>', owner: 'Olive S.', line: 'Wow' }],
    comments: [{ content: 'Lovely' }],
    likes: [{ rock: rock.id }],
  });
  expect(textIn(found, 'finds.gpx')).toContain('<wpt lat="41.251" lon="-95.931">');
  for (const name of Object.keys(found)) expect(textIn(found, name)).not.toContain(rock.laserEngraverId);
});

test('photos are joined by the rock’s id, with their bytes as stored; two archives are equal byte for byte', async () => {
  const world = makeWorld(noon);
  world.env = { ...world.env, NETWORK_SECRET: 'a secret' };
  const painter = await asMember(world);
  const { rock, key } = await rockWithPhoto(painter);
  const archive = await exportOf(painter);
  const files = filesIn(archive);
  const stored = await env.PHOTOS.get(key);
  expect(files[`photos/${rock.id}.webp`]).toEqual(
    new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer(0)),
  );
  expect(jsonIn(files, 'photos.json')).toMatchObject({
    photos: [{ rock: rock.id, file: `photos/${rock.id}.webp`, proof: expect.stringMatching(/^[\w-]{43}$/) }],
  });
  world.now += 1000;
  expect(await exportOf(painter)).toEqual(archive);
});

test('a photo that is missing, or a D1 that fails midway, breaks the download', async () => {
  const world = makeWorld();
  const painter = await asMember(world);
  const { key } = await rockWithPhoto(painter);
  const broken = async () => {
    const answer = await painter.request('/api/user/export.zip');
    expect(answer.status).toBe(200);
    return expect(answer.arrayBuffer()).rejects.toThrow();
  };
  const { env: real } = world;
  world.env = { ...real, PHOTOS: bindingWith(real.PHOTOS, { get: () => Promise.resolve(null) }) };
  await broken();
  let calls = 0;
  world.env = envWith(real, ({ batch }) => ({
    batch: (statements) => (++calls > 6 ? Promise.reject(new Error('D1_ERROR')) : batch(statements)),
  }));
  await broken();
  world.env = real;
  expect(filesIn(await exportOf(painter))).toHaveProperty('README.txt');
  expect(key).not.toBe('');
});

test('an archive of many photos is never whole in memory: a few photos are fetched ahead of what was sent', async ({
  task,
}) => {
  const many = inject('isThorough') ? 5000 : 60;
  const world = makeWorld();
  const painter = await asMember(world);
  const { rock, key } = await rockWithPhoto(painter);
  const [row] = await db.select().from(tables.rocks).where(eq(tables.rocks.id, rock.id));
  const others = Array.from({ length: many - 1 }, (_, i) => {
    const [id, code] = [newId(), newMadeUpCode()];
    return { ...row!, id, code, codeKey: normalizeCode(code), createdAt: row!.createdAt - i };
  });
  await writeAll(db, insertRows(db, tables.rocks, others));
  const size = (await env.PHOTOS.head(key))?.size ?? 0;
  const { env: counting, spent } = countingEnv(world.env);
  let [asked, sent, ahead] = [0, 0, 0];
  const get = (...given: Parameters<R2Bucket['get']>) => {
    asked += 1;
    ahead = Math.max(ahead, asked - Math.floor(sent / size));
    return env.PHOTOS.get(...given);
  };
  world.env = { ...counting, PHOTOS: bindingWith(env.PHOTOS, { get }) };
  const answer = await painter.request('/api/user/export.zip');
  for await (const piece of answer.body ?? []) sent += piece.length;
  expect(asked).toBe(many);
  expect(sent).toBeGreaterThan(many * size);
  expect(ahead).toBeLessThanOrEqual(6);
  // D1 answers a thousand in a request.
  expect(spent.roundTrips).toBeLessThan(200);
  proof(task, {
    goal: 'G-Y1',
    what: `an archive of ${many} rocks with photos, at most 1,000 round trips to D1`,
    figure: `${spent.roundTrips} round trips, ${ahead} photos ahead`,
    passLine: 'at most 6 ahead',
  });
  // Other tests recount nothing.
  await db.delete(tables.rocks).where(eq(tables.rocks.ownerId, painter.member.id));
});

test('a member downloads a few in a day, and a HEAD counts as none', async () => {
  const world = makeWorld(noon);
  const member = await asMember(world);
  const head = await member.request('/api/user/export.zip', { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Disposition')]).toEqual([
    200,
    'attachment; filename="rockabout-2026-05-01.zip"',
  ]);
  for (let i = 0; i < ownDataLimits.exportsPerDay; i++) await exportOf(member);
  const refused = await member.request('/api/user/export.zip');
  expect((await member.request('/api/user/export.zip', { method: 'HEAD' })).status).toBe(429);
  expect([refused.status, await refused.json()]).toEqual([429, { message: ownDataWords.exportsSpent }]);
  world.now += later;
  await exportOf(member);
});

/** Why a table of nobody's or of members' data is not in the archive. */
const leftOut: Readonly<Record<string, string>> = {
  alarms: 'of the site',
  acts: 'what the administrator did; whom it concerned was told by email',
  checkout_claims: 'a lease of seconds',
  chores: 'of nobody',
  countries: 'of nobody',
  country_finds: 'numbers of the community',
  customer_drops: 'of accounts that are gone',
  daily_reports: 'numbers of the community',
  deletion_emails: 'of accounts that are gone',
  departures: 'of accounts that are gone',
  ended_sessions: 'hashes',
  health_counts: 'numbers of the site',
  idempotency_keys: 'answers that were given already',
  known_browsers: 'hashes',
  labels: 'secrets on labels in the post',
  map_cells: 'numbers of the community',
  outbox: 'that emails were sent, without text or address',
  payment_events: 'ids of the payment provider',
  photo_drops: 'photos that are no more',
  place_cells: 'towns',
  place_lists: 'towns',
  place_version: 'towns',
  rock_countries: 'derived from the journeys',
  sign_in_codes: 'hashes and codes that are used or over',
  takeback_items: 'what the administrator did',
  takebacks: 'what the administrator did',
  totals: 'numbers of the community',
  town_names: 'towns',
  traces: 'hashes of networks',
  troubles: 'of the site',
  untold_events: 'seconds old; told as notifications',
  visit_days: 'numbers of the community',
  visit_salts: 'of nobody',
  visits: 'hashes of nobody known',
};
/** Read for other reasons. */
const alsoRead = new Set(['limits', 'ended_sessions', 'idempotency_keys']);

test('each table is in the archive, or has a reason why not', async () => {
  const world = makeWorld();
  const { env: remembering, sent } = rememberingEnv(world.env);
  const member = await asMember(world);
  await hiddenRock(member);
  world.env = remembering;
  await exportOf(member);
  const read = (name: string) => sent.some(({ sql }) => new RegExp(`(?:from|join) "${name}"`, 'i').test(sql));
  const names: string[] = Object.values(tables).flatMap((table) =>
    is(table, SQLiteTable) ? [getTableName(table)] : [],
  );
  const wrong = names.filter((name) => !alsoRead.has(name) && read(name) === name in leftOut);
  expect(wrong).toEqual([]);
  expect(Object.keys(leftOut).filter((name) => !names.includes(name))).toEqual([]);
});
