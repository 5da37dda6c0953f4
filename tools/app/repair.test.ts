import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { legBetween, namelessPlace } from '../../schema/journey.ts';
import { contradictionsQuery, countriesQuery, driftQuery } from '../../worker/testing/agreement.ts';
import { repairCountries } from './repair-countries.ts';
import { repairDeparted } from './repair-departed.ts';
import { repairDistances } from './repair-distances.ts';
import { repairMap } from './repair-map.ts';
import { repairOutbox } from './repair-outbox.ts';
import { repairRankings } from './repair-rankings.ts';
import { allMigrations } from './migrate.ts';

type Values = Record<string, string | number | null>;

const migrations = await allMigrations();

/** A database with these migrations applied. */
function database(which: (name: string) => boolean = () => true): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  apply(db, which);
  return db;
}

function apply(db: DatabaseSync, which: (name: string) => boolean): void {
  for (const { name, queries } of migrations) if (which(name)) for (const query of queries) db.exec(query);
}

function insert(db: DatabaseSync, table: string, ...rows: Values[]): void {
  for (const row of rows) {
    const names = Object.keys(row);
    db.prepare(
      `INSERT INTO ${table} (${names.join()}) VALUES (${names.map((name) => `:${name}`).join()})`,
    ).run(row);
  }
}

/** @returns the number of rows written */
const repair = (db: DatabaseSync, statements: readonly string[]) =>
  statements.reduce((sum, statement) => sum + Number(db.prepare(statement).run().changes), 0);

const rock = (id: string, more: Values): Values => ({
  id,
  name: 'Pebble',
  description: '',
  code: id,
  code_key: id,
  created_at: 1,
  status: 'hidden',
  hidden_at: 1,
  hidden_location_name: 'Under a tree',
  ...more,
});

/** Alternately hidden and found. */
const entry = (rockId: string, seq: number, more: Values): Values => ({
  id: `${rockId}${seq}`,
  rock_id: rockId,
  seq,
  action: seq % 2 === 1 ? 'hidden' : 'found',
  latitude: 41,
  longitude: -96,
  location_name: 'There',
  created_at: 1,
  recorded_at: 1,
  ...more,
});

const contradictions = (db: DatabaseSync, which: string) =>
  db.prepare(`SELECT of, id FROM (${contradictionsQuery}) WHERE ${which}`).all();

test('what an earlier build kept of a deleted account is deleted, and no other member’s words are', () => {
  const db = database();
  insert(db, 'members', { id: 'robin', created_at: 1 });
  const [gone, theirs] = ['Words of nobody', 'Words of Robin'];
  insert(db, 'rocks', rock('left', { hidden_location_name: gone, hider_id: null }));
  insert(db, 'rocks', rock('stays', { hidden_location_name: theirs, hider_id: 'robin' }));
  // Hidden by Robin; found and rehidden by somebody who left; found there by Robin, and later by another member.
  const journey = [
    ['hidden', 'robin', theirs, 'Note of Robin', null],
    ['found', null, theirs, gone, 41.5],
    ['hidden', null, gone, gone, null],
    ['found', 'robin', gone, 'Note of Robin', 41.5],
    ['found', null, gone, '', null],
    ['hidden', 'robin', theirs, '', null],
    ['found', null, theirs, '', null],
  ] as const;
  for (const [i, [action, member_id, location_name, notes, own]] of journey.entries()) {
    const words = { action, member_id, location_name, notes };
    const noted = { own_latitude: own, own_longitude: own, own_location_name: own && notes };
    insert(db, 'entries', entry('left', i + 1, { ...words, ...noted }));
  }
  const report = { subject: 'rock', rock_id: 'left', subject_id: 'left', reason: 'other', created_at: 1 };
  insert(db, 'reports', { ...report, id: 'one', reporter_id: null, details: gone });
  insert(db, 'reports', { ...report, id: 'two', reporter_id: 'robin', details: theirs });

  expect(repair(db, repairDeparted)).toBeGreaterThan(4);
  const all = ['entries', 'rocks', 'reports'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
  expect(JSON.stringify(all)).not.toContain(gone);
  const places = db.prepare('SELECT location_name AS name FROM entries ORDER BY seq').all();
  const nameless = Array<string>(3).fill(namelessPlace);
  expect(places.map((row) => row['name'])).toEqual([theirs, theirs, ...nameless, theirs, theirs]);
  expect(
    db.prepare(`SELECT own_latitude, notes FROM entries WHERE seq IN (2, 4) ORDER BY seq`).all(),
  ).toEqual([
    { own_latitude: null, notes: '' },
    { own_latitude: 41.5, notes: 'Note of Robin' },
  ]);
  expect(db.prepare('SELECT latitude FROM entries WHERE latitude <> 41').all()).toEqual([]);
  expect(repair(db, repairDeparted)).toBe(0);
});

/** Far apart, near each other, across the date line, over the pole, and around half the globe. */
const places = [
  { latitude: 51.0543, longitude: 3.7174 },
  { latitude: 51.2194, longitude: 4.4025 },
  { latitude: -17.7134, longitude: 178.065 },
  { latitude: -13.759, longitude: -172.1046 },
  { latitude: 89.9, longitude: 20 },
  { latitude: 89.9, longitude: -160 },
  { latitude: -51.0543, longitude: -176.2826 },
  { latitude: -51.0543, longitude: -176.28259 },
];

/** Legs of one hour each, as today's build measures them. */
const legs = places.map((place, i) => {
  const before = places[i - 1];
  return { place, ...legBetween(before ? { ...before, at: 0 } : null, { ...place, at: 3_600_000 }) };
});

test('legs that are too fast get their metres, their rock and its owner get the sum, and no ranking changes', () => {
  // As earlier builds stored it: legs that were too fast had no metres.
  const db = database();
  insert(db, 'members', { id: 'owner', created_at: 1, rock_count: 1, scored_rock_count: 1 });
  const counts = { last_seq: 2 * places.length - 1, times_found: places.length - 1 };
  insert(db, 'rocks', rock('rock', { owner_id: 'owner', ...counts }));
  for (const [i, { place, metres, isTooFast }] of legs.entries()) {
    const leg = { metres: isTooFast ? 0 : metres, is_too_fast: Number(isTooFast) };
    insert(db, 'entries', entry('rock', 2 * i + 1, { ...place, ...leg }));
    if (i < legs.length - 1) insert(db, 'entries', entry('rock', 2 * i + 2, place));
  }
  db.exec(`UPDATE rocks SET distance_metres = (SELECT sum(metres) FROM entries);
    UPDATE members SET distance_metres = (SELECT sum(metres) FROM entries);
    UPDATE totals SET value = (SELECT sum(metres) FROM entries) WHERE name = 'distance_metres'`);
  const rankings = () => [
    db.prepare('SELECT distance_metres FROM rocks UNION ALL SELECT distance_metres FROM members').all(),
    db.prepare(driftQuery).get()?.['metres'],
  ];
  const before = rankings();
  const fast = legs.filter(({ isTooFast }) => isTooFast);
  expect(fast.length).toBeGreaterThan(3);
  // One write for each leg, for the rock and for the member.
  expect(repair(db, repairDistances)).toBe(fast.length + 2);
  const stored = db.prepare(`SELECT metres FROM entries WHERE action = 'hidden' ORDER BY seq`).all();
  for (const [i, { metres }] of legs.entries())
    // Two libraries may round to neighbouring metres.
    expect(Math.abs(Number(stored[i]?.['metres']) - metres)).toBeLessThanOrEqual(1);
  const own = stored.reduce((total, { metres }) => total + Number(metres), 0);
  for (const table of ['rocks', 'members'])
    expect(db.prepare(`SELECT distance_metres + too_fast_metres AS own FROM ${table}`).get()).toEqual({
      own,
    });
  expect(contradictions(db, `says LIKE '%metres%'`)).toEqual([]);
  expect(rankings()).toEqual(before);
  expect(repair(db, repairDistances)).toBe(0);
});

test('rocks that were hidden, moved and found without the grid get their cells, and nothing else is written', () => {
  const db = database();
  const coordinates = [
    [41.25, -95.93],
    [41.25, -95.93],
    [-33.8568, 151.2153],
    [64.1466, -21.9426],
    [0, 180],
  ] as const;
  for (const [i, [hidden_latitude, hidden_longitude]] of coordinates.entries())
    insert(db, 'rocks', rock(`rock${i}`, { hidden_latitude, hidden_longitude }));
  const faults = () => contradictions(db, `of = 'cell' OR says LIKE '%quadkey%'`);
  expect(faults().length).toBeGreaterThan(0);
  // Five quadkeys, and six cells for each of four places.
  expect(repair(db, repairMap)).toBe(5 + 4 * 6);
  expect(faults()).toEqual([]);
  expect(repair(db, repairMap)).toBe(0);

  db.exec(`UPDATE rocks SET hidden_latitude = 41.9, hidden_longitude = 12.5 WHERE id = 'rock0';
    UPDATE rocks SET status = 'found' WHERE id = 'rock2';
    UPDATE rocks SET quadkey = NULL WHERE id = 'rock3';
    UPDATE rocks SET rest = 'retired' WHERE id = 'rock4';
    UPDATE map_cells SET count = count + 1 WHERE cell = (SELECT max(cell) FROM map_cells);
    INSERT INTO map_cells (cell, count, latitudes, longitudes) VALUES (17179869185, 7, 7, 7)`);
  expect(faults().length).toBeGreaterThan(4);
  repair(db, repairMap);
  expect(faults()).toEqual([]);
  expect(repair(db, repairMap)).toBe(0);
});

test('countries of journeys that were told without the list are in it', () => {
  const db = database();
  insert(db, 'rocks', rock('rock', {}));
  for (const [i, country] of ['840', '840', '276'].entries())
    insert(db, 'entries', entry('rock', i + 1, { country }));
  expect(db.prepare(countriesQuery).all()).toHaveLength(2);
  // Two lines of the list, and the two countries.
  expect(repair(db, repairCountries)).toBe(4);
  expect(db.prepare(countriesQuery).all()).toEqual([]);
  expect(repair(db, repairCountries)).toBe(0);
});

const whatCounts = migrations.find(({ name }) => name.endsWith('_what_counts.sql'))?.name ?? '';

test('withheld and imported rocks stop to count with the migration, and whenever the previous build counted them', () => {
  const db = database((name) => name < whatCounts);
  const seen = () => ({
    // Members made here are in no total.
    drift: Object.entries(db.prepare(driftQuery).get() ?? {}).filter(
      ([of, n]) => of !== 'members' && n !== 0,
    ),
    members: contradictions(db, `of = 'member'`),
    countries: db.prepare(countriesQuery).all(),
  });
  insert(db, 'members', { id: 'painter', created_at: 1, rock_count: 4, distance_metres: 150 });
  insert(db, 'members', { id: 'finder', created_at: 1, find_count: 2, scored_find_count: 2 });
  const own = { owner_id: 'painter', last_seq: 3, times_found: 1 };
  insert(db, 'rocks', rock('shown', { ...own, distance_metres: 50 }));
  insert(db, 'rocks', rock('withheld', { ...own, distance_metres: 100, withheld_at: 5 }));
  insert(db, 'rocks', rock('brought', { owner_id: 'painter', imported_at: 5 }));
  insert(
    db,
    'rocks',
    rock('at home', { owner_id: 'painter', status: 'active', hidden_at: null, withheld_at: 5 }),
  );
  for (const [id, country, metres] of [
    ['shown', '840', 50],
    ['withheld', '276', 100],
  ] as const) {
    insert(
      db,
      'entries',
      entry(id, 1, { country: '840' }),
      entry(id, 2, {}),
      entry(id, 3, { country, metres }),
    );
    insert(db, 'finds', {
      id,
      rock_id: id,
      member_id: 'finder',
      seq: 2,
      found_at: 1,
      is_scored: 1,
      closed_at: 1,
    });
  }
  const asBefore = `UPDATE totals SET value = (SELECT count(*) FROM rocks) WHERE name = 'rocks';
    UPDATE totals SET value = (SELECT count(*) FROM rocks WHERE status <> 'hidden') WHERE name = 'not_hidden';
    UPDATE totals SET value = 150 WHERE name = 'distance_metres';
    INSERT OR IGNORE INTO rock_countries SELECT DISTINCT country, rock_id FROM entries WHERE country IS NOT NULL;
    INSERT OR IGNORE INTO countries (code, first_seen_at) VALUES ('840', 1), ('276', 1);
    UPDATE totals SET value = 2 WHERE name = 'countries'`;
  db.exec(asBefore);
  apply(db, (name) => name === whatCounts);
  const right = { drift: [], members: [], countries: [] };
  expect(seen()).toEqual(right);

  db.exec(`${asBefore}; UPDATE members SET scored_find_count = 2 WHERE id = 'finder';
    UPDATE members SET scored_rock_count = 0`);
  expect(seen()).not.toEqual(right);
  const statements = [...repairCountries, ...repairRankings];
  expect(repair(db, statements)).toBeGreaterThan(0);
  expect(seen()).toEqual(right);
  expect(repair(db, statements)).toBe(0);

  // Restored by the previous build, which counts nothing back.
  db.exec(`UPDATE rocks SET withheld_at = NULL WHERE id = 'withheld'`);
  expect(seen()).not.toEqual(right);
  repair(db, statements);
  expect(seen()).toEqual(right);
});

const outbox = '0014_one_outbox.sql';

/** One pending email of each kind, and one that was sent, as the release before the outbox leaves them. */
function leaveWaiting(db: DatabaseSync): void {
  db.exec(`INSERT INTO orders (id, session_id, payment_intent_id, product_id, product_name, amount, currency, status,
      customer_email, version, created_at, receipt_sent_at)
    VALUES ('waits', 'a', '', '', '', 1, 'usd', 'completed', '', 1, 1, NULL), ('done', 'b', '', '', '', 1, 'usd', 'completed', '', 1, 1, 1)`);
  db.exec(`INSERT INTO purchases (session_id, customer_id, plan, email, email_key, created_at, letter_sent_at)
    VALUES ('waits', '', 'monthly', '', '', 1, NULL), ('done', '', 'monthly', '', '', 1, 1)`);
  db.exec(`INSERT INTO duplicate_subscriptions (subscription_id, found_at, refunded_at, email_sent_at)
    VALUES ('waits', 1, 2, NULL), ('done', 1, 2, 2), ('not refunded', 1, NULL, NULL)`);
  db.exec(`INSERT INTO acts (id, act, is_by_itself, subject_id, subject, reason, created_at, leased_until, told_at)
    VALUES ('told', 'photo_withheld', 0, 'rock', '', '', 1, 5, 3), ('gone', 'photo_withheld', 0, '', '', '', 1, NULL, 3), ('tried', 'photo_restored', 0, 'rock', '', '', 2, 7, NULL),
      ('untold', 'plan_given', 0, 'rock', '', '', 2, NULL, NULL)`);
  db.exec(`INSERT INTO ambassador_applications (id, name, email, email_key, address, city, state, zipcode, country, region,
      created_at, confirmed_at, announced_at)
    VALUES ('new', '', '', 'a', '', '', '', '', '', 'DE', 1, NULL, NULL), ('confirmed', '', '', 'b', '', '', '', '', '', 'DE', 2, 2, NULL),
      ('answered', '', '', 'c', '', '', '', '', '', 'DE', 1, 2, 3)`);
  db.exec(`INSERT INTO daily_reports (day, figures, leased_until, sent_at)
    VALUES ('2031-01-02', '{}', 0, NULL), ('2031-01-01', '{}', 0, NULL), ('2030-12-31', '{}', 0, 1), ('2030-12-30', '{}', NULL, NULL)`);
}

test.each(['before', 'after'])(
  'emails that became pending %s the outbox migration are in the outbox once, and nothing else is',
  (when) => {
    const db = database((name) => name < outbox);
    if (when === 'before') leaveWaiting(db);
    apply(db, (name) => name === outbox);
    // The previous release keeps running while the new one is being deployed.
    if (when === 'after') leaveWaiting(db);
    else expect(repair(db, repairOutbox)).toBe(0);
    repair(db, repairOutbox);
    const rows = db
      .prepare('SELECT event, recipient, thread, leased_until, tries, sent_at FROM outbox ORDER BY id')
      .all();
    // In the order of sending.
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['receipt:waits', 'buyer', 'receipt:waits', 0, 0, null],
      ['purchase:waits', 'buyer', 'purchase:waits', 0, 0, null],
      ['duplicate:waits', 'member', 'duplicate:waits', 0, 0, null],
      ['act:told', 'author', 'about:rock', null, 1, 3],
      ['act:gone', 'author', 'about:', null, 0, 3],
      ['act:tried', 'author', 'about:rock', 7, 1, null],
      ['application:new', 'applicant', 'application:new', 0, 0, null],
      ['selection:new', 'applicant', 'application:new', 0, 0, null],
      ['selection:confirmed', 'applicant', 'application:confirmed', 0, 0, null],
      ['report:2031-01-01', 'administrator', 'reports', 0, 0, null],
      ['report:2031-01-02', 'administrator', 'reports', 0, 0, null],
    ]);
  },
);
