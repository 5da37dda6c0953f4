import { env } from 'cloudflare:test';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { normalizeCode } from '../../schema/codes.ts';
import { exportFiles } from '../../schema/export-files.ts';
import { entrySubject } from '../../schema/reports.ts';
import { ownDataLimits, ownDataWords } from '../../schema/own-data.ts';
import * as tables from '../../schema/tables/index.ts';
import { writeAll } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { adopt } from '../testing/adoption.ts';
import { exportOf, filesIn, jsonIn, textIn } from '../testing/archive.ts';
import { asAdministrator, asMember, makeWorld } from '../testing/as.ts';
import { bindingWith } from '../testing/binding.ts';
import { countingEnv } from '../testing/cost.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { makeMember, newMadeUpCode, newPlace } from '../testing/make.ts';
import { commentOn, judged, rockWithPhoto, setAvatar } from '../testing/moderation.ts';
import {
  accepted,
  answerQuestion,
  askPainter,
  findRock,
  hiddenRock,
  hideRock,
  logFind,
  registerRock,
  rehideRock,
} from '../testing/play.ts';
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

test('words that were withheld are in their author’s account.json alone, marked, and in no archive of others', async () => {
  const { world, painter, finder, rock } = await aJourney();
  const administrator = await asAdministrator(world);
  const [hide, find] = [1, 2].map((seq) => entrySubject(rock.id, seq));
  for (const [subject, id] of [
    ['note', hide],
    ['place', find],
    ['line', find],
    ['name', finder.member.id],
  ] as const)
    await judged(administrator, 'withhold', subject, id ?? '', { reason: 'It is unkind' });
  const all = (files: ReturnType<typeof filesIn>, but = '') =>
    Object.keys(files)
      .filter((name) => name !== but)
      .map((name) => textIn(files, name))
      .join('\n');
  const because = 'It is unkind';
  const [own, found] = [filesIn(await exportOf(painter)), filesIn(await exportOf(finder))];
  for (const words of ['By the gate', 'Wow', 'Fern']) expect(all(own)).not.toContain(words);
  expect(all(found)).not.toContain('Look down');
  // Neither as a step, nor on a map, so that an import cannot bring them back.
  expect(all(own, 'account.json')).not.toContain('Look down');
  for (const words of ['By the gate', 'Wow']) expect(all(found, 'account.json')).not.toContain(words);
  expect(jsonIn(own, 'account.json')).toMatchObject({
    withheldWords: [{ what: 'note', words: 'Look down', because }],
  });
  expect(jsonIn(found, 'account.json')['withheldWords']).toEqual(
    expect.arrayContaining(
      [
        ['place', 'By the gate'],
        ['line', 'Wow'],
        ['name', 'Fern Hiddenham'],
      ].map(([what, words]) => expect.objectContaining({ what, words, because })),
    ),
  );
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

test('a photo that R2 has lost is left out, and named; the others are there', async () => {
  const world = makeWorld(noon);
  const painter = await asMember(world);
  const { rock: lost, key } = await rockWithPhoto(painter, { name: 'Lost' });
  const { rock: kept } = await rockWithPhoto(painter);
  await setAvatar(painter);
  const nothing = jsonIn(filesIn(await exportOf(painter)), 'photos.json');
  expect(nothing).toMatchObject({ missing: [] });
  const [{ photoKey } = { photoKey: '' }] = await db
    .select()
    .from(tables.members)
    .where(eq(tables.members.id, painter.member.id));
  await env.PHOTOS.delete([key, photoKey ?? '']);
  const files = filesIn(await exportOf(painter));
  expect(Object.keys(files).filter((name) => name.startsWith('photos/'))).toEqual([`photos/${kept.id}.webp`]);
  const photos = jsonIn(files, 'photos.json');
  expect(z.safeParse(exportFiles['photos.json'], photos).error).toBeUndefined();
  expect(photos).toMatchObject({ photos: [{ rock: kept.id }], missing: [{ rock: lost.id }] });
  expect(jsonIn(files, 'account.json')).toMatchObject({ profile: { picture: null } });
  expect(textIn(files, 'README.txt')).toContain('- the photo of Lost\n- your profile picture\n');
});

test('a photo that is replaced or removed while the archive is read is no missing one', async () => {
  const world = makeWorld();
  const painter = await asMember(world);
  const { rock, key } = await rockWithPhoto(painter);
  const { key: newer } = await rockWithPhoto(painter);
  const isIt = eq(tables.rocks.id, rock.id);
  const { env: real } = world;
  for (const [photoKey, files] of [
    [newer, 2],
    [null, 1],
  ] as const) {
    await db.update(tables.rocks).set({ photoKey: key }).where(isIt);
    const get = async (asked: string) => {
      if (asked !== key) return env.PHOTOS.get(asked);
      await db.update(tables.rocks).set({ photoKey }).where(isIt);
      return null;
    };
    world.env = { ...real, PHOTOS: bindingWith(real.PHOTOS, { get }) };
    const archive = filesIn(await exportOf(painter));
    expect(Object.keys(archive).filter((name) => name.startsWith('photos/'))).toHaveLength(files);
    expect(jsonIn(archive, 'photos.json')).toMatchObject({ missing: [] });
  }
});

test('an R2 that fails is asked once more, and one that goes on failing, or a D1 that fails midway, breaks the download', async () => {
  const world = makeWorld();
  const painter = await asMember(world);
  await rockWithPhoto(painter);
  const { env: real } = world;
  const failing = (times: number) => {
    let left = times;
    const get = (key: string) =>
      left-- > 0 ? Promise.reject(new Error('R2 is away')) : real.PHOTOS.get(key);
    world.env = { ...real, PHOTOS: bindingWith(real.PHOTOS, { get }) };
  };
  const broken = async () => {
    const answer = await painter.request('/api/user/export.zip');
    expect(answer.status).toBe(200);
    return expect(answer.arrayBuffer()).rejects.toThrow();
  };
  failing(1);
  expect(jsonIn(filesIn(await exportOf(painter)), 'photos.json')).toMatchObject({ missing: [] });
  failing(2);
  await broken();
  let calls = 0;
  world.env = envWith(real, ({ batch }) => ({
    batch: (statements) => (++calls > 6 ? Promise.reject(new Error('D1_ERROR')) : batch(statements)),
  }));
  await broken();
  world.env = real;
  expect(filesIn(await exportOf(painter))).toHaveProperty('README.txt');
});

test('archives that are read at once are equal, and what is registered meanwhile is in no file of theirs', async () => {
  const world = makeWorld(noon);
  const painter = await asMember(world);
  const rock = await hiddenRock(painter);
  const answers = await Promise.all([1, 2].map(() => painter.request('/api/user/export.zip')));
  const readers = answers.map(({ body }) => body!.getReader());
  const begun = await Promise.all(readers.map((reader) => reader.read()));
  world.now += 1;
  const later = await registerRock(painter, { name: 'Later' });
  await hideRock(painter, later.id);
  const archives = await Promise.all(
    readers.map(async (reader, i) => {
      const pieces = [begun[i]!.value!];
      for (let read = await reader.read(); !read.done; read = await reader.read()) pieces.push(read.value);
      return new Uint8Array(await new Blob(pieces).arrayBuffer());
    }),
  );
  expect(archives[0]).toEqual(archives[1]);
  const files = filesIn(archives[0]!);
  expect(jsonIn(files, 'rocks.json')).toMatchObject({ rocks: [{ id: rock.id }] });
  for (const name of ['rocks.json', 'journeys.json', 'journeys.gpx', 'csv/rocks.csv'])
    expect(textIn(files, name)).not.toContain('Later');
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

test('a member downloads a few in a day; a HEAD and a download that is broken off count as none', async () => {
  const world = makeWorld(noon);
  const member = await asMember(world);
  const head = await member.request('/api/user/export.zip', { method: 'HEAD' });
  expect([head.status, head.headers.get('Content-Disposition')]).toEqual([
    200,
    'attachment; filename="rockabout-2026-05-01.zip"',
  ]);
  const breakOff = async () => {
    const { status, body } = await member.request('/api/user/export.zip');
    const reader = body?.getReader();
    if (status === 200) await reader?.read();
    await reader?.cancel();
    return status;
  };
  for (let i = 0; i < 8; i++) expect(await breakOff()).toBe(200);
  for (let i = 0; i < ownDataLimits.exportsPerDay; i++) await exportOf(member);
  const refused = await member.request('/api/user/export.zip');
  expect((await member.request('/api/user/export.zip', { method: 'HEAD' })).status).toBe(429);
  expect([refused.status, await refused.json()]).toEqual([429, { message: ownDataWords.exportsSpent }]);
  world.now += later;
  // They read as much, up to their end.
  const statuses: number[] = [];
  for (let i = 0; i <= ownDataLimits.exportsBegunPerDay; i++) statuses.push(await breakOff());
  expect(statuses.indexOf(429)).toBe(ownDataLimits.exportsBegunPerDay);
  world.now += later;
  await exportOf(member);
});

test('a part of the archive is asked for in vain: the whole is sent', async () => {
  const member = await asMember(makeWorld(noon));
  const answer = await member.request('/api/user/export.zip', { headers: { Range: 'bytes=10-19' } });
  expect([answer.status, answer.headers.get('Accept-Ranges')]).toEqual([200, 'none']);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(await exportOf(member));
});

test('questions, their photos and answers, hides of others’ rocks, and rocks that were given away are in it', async () => {
  const world = makeWorld(noon);
  const [painter, finder, other] = [await asMember(world), await asMember(world), await asMember(world)];
  const rock = await hiddenRock(painter, { name: 'Moon' });
  const question = await askPainter(finder, rock.id);
  const { photoUrl } = await accepted(await finder.api.questions[':id'].$get({ param: { id: question } }));
  const photo = await env.PHOTOS.get(photoUrl?.replace('/img/', '') ?? '');
  const file = `questions/${question}.webp`;
  const open = filesIn(await exportOf(finder));
  expect(open[file]).toEqual(new Uint8Array((await photo?.arrayBuffer()) ?? new ArrayBuffer(0)));
  expect(jsonIn(open, 'community.json')).toMatchObject({
    questions: [{ rock: rock.id, rockName: 'Moon', answer: null, photo: file }],
  });
  // The photo is its finder's.
  const asked = filesIn(await exportOf(painter));
  expect(Object.keys(asked).filter((name) => name.startsWith('questions/'))).toEqual([]);
  expect(jsonIn(asked, 'community.json')).toMatchObject({ answers: [{ rock: rock.id, answer: null }] });

  await answerQuestion(painter, question, true);
  const [held] = await accepted(await finder.api.rocks.rehide.$get({ query: {} }));
  await painter.send('PUT', `/api/rocks/${rock.id}/journey/2/thanks`, { line: 'Thank you' });
  world.now += later;
  await rehideRock(finder, held?.id ?? '', newPlace({ locationName: 'Under the oak', notes: 'Look up' }));
  const community = jsonIn(filesIn(await exportOf(finder)), 'community.json');
  expect(community).toMatchObject({
    questions: [{ answer: 'yes', photo: null }],
    hides: [{ rock: rock.id, how: null, place: { name: 'Under the oak' }, notes: 'Look up' }],
  });
  expect(jsonIn(filesIn(await exportOf(painter)), 'community.json')).toMatchObject({
    answers: [{ rock: rock.id, askedAt: '2026-05-01T12:00:00.000Z', answer: 'yes' }],
    hides: [],
    thanks: [],
    givenAway: [],
  });

  world.now += later;
  await adopt(painter, other, rock.id);
  const given = filesIn(await exportOf(painter));
  expect(jsonIn(given, 'community.json')).toMatchObject({
    answers: [],
    thanks: [{ rock: rock.id, foundAt: '2026-05-01T12:00:00.000Z', thanks: 'Thank you' }],
    offers: [{ answer: 'given', answeredAt: '2026-05-03T12:00:00.000Z' }],
    givenAway: [
      {
        rock: rock.id,
        rockName: 'Moon',
        registeredAt: '2026-05-01T12:00:00.000Z',
        changedHandsAt: '2026-05-03T12:00:00.000Z',
        now: { status: 'hidden', timesFound: 1 },
      },
    ],
  });
  for (const [name, schema] of Object.entries(exportFiles))
    expect(z.safeParse(schema, jsonIn(given, name)).error).toBeUndefined();
  expect(textIn(given, 'community.json')).not.toContain(rock.laserEngraverId);
  expect(jsonIn(filesIn(await exportOf(other)), 'community.json')).toMatchObject({
    answers: [],
    thanks: [],
    givenAway: [],
  });
  await db.update(tables.rocks).set({ withheldAt: world.now }).where(eq(tables.rocks.id, rock.id));
  const subject = { subject: 'name', subjectId: painter.member.id, memberId: painter.member.id } as const;
  const name = { username: '', firstName: 'Rude', lastName: 'Name' };
  const why = { words: JSON.stringify(name), reason: 'Unkind', withheldAt: noon };
  await db.insert(tables.withheldWords).values({ id: newId(), ...subject, ...why });
  const withheld = filesIn(await exportOf(painter));
  expect(jsonIn(withheld, 'community.json')).toMatchObject({ givenAway: [{ rockName: null, now: null }] });
  expect(jsonIn(withheld, 'account.json')).toMatchObject({
    withheldWords: [{ what: 'name', words: 'Rude Name', because: 'Unkind', at: '2026-05-01T12:00:00.000Z' }],
  });
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
  kept_suspensions: 'hashes of addresses that an account has left',
  known_browsers: 'hashes',
  labels: 'Rock IDs on labels in the post, which are secrets until they are on a rock',
  map_cells: 'numbers of the community',
  outbox: 'that emails were sent, without text or address',
  payment_events: 'ids of the payment provider',
  photo_drops: 'photos that are no more',
  place_cells: 'towns',
  place_lists: 'towns',
  place_version: 'towns',
  rock_countries: 'derived from the journeys',
  sign_in_codes: 'hashes and codes that are used or over',
  takeback_items: 'what the administrator took back, kept for an undo; its members were told by email',
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

/** Columns that refer to a member, and why the archive does not look for the member there. */
const notLookedFor: Readonly<Record<string, string>> = {
  'rocks.hider_id': 'said by their entry',
  'rocks.holder_id': 'said by their find, which is not hidden again',
  'finds.member_id': 'looked for as entries',
  'activities.owner_id': 'what others did with the member’s rocks, which journeys, likes and comments say',
  'sightings.member_id': 'kept for seven days against floods; a sighting says nobody who it was',
};

test('wherever a member is referred to, the archive looks for them, or has a reason why not', async () => {
  const world = makeWorld();
  const { env: remembering, sent } = rememberingEnv(world.env);
  const member = await asMember(world);
  world.env = remembering;
  await exportOf(member);
  const columns = Object.values(tables).flatMap((table) => {
    if (!is(table, SQLiteTable)) return [];
    const { name, foreignKeys } = getTableConfig(table);
    if (name in leftOut) return [];
    return foreignKeys
      .map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === tables.members)
      .map(({ columns: [column] }) => ({ of: name, column: column?.name ?? '' }));
  });
  expect(columns.length).toBeGreaterThan(15);
  const isLookedFor = ({ of, column }: (typeof columns)[number]) =>
    sent.some(({ sql }) => sql.includes(`"${of}"."${column}" = ?`));
  const names = (all: typeof columns) => all.map(({ of, column }) => `${of}.${column}`).toSorted();
  expect(names(columns.filter((one) => !isLookedFor(one)))).toEqual(Object.keys(notLookedFor).toSorted());
});
