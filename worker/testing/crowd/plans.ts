// SQL that plans a crowd and the journey of each rock, in tables that are dropped at the end.
import { chance, below } from './chance.ts';
import { cities, cityCount } from './cities.ts';
import { collectorCount, lastSeqs, memberCount, rocksOfCollector, type CrowdSize } from './size.ts';

const day = 86_400_000;

/** SQL: the numbers from 0 on, as `n.i`. */
export const numbers = (many: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${many - 1})`;

/** SQL: rank of a city. A few large cities are drawn often, hundreds now and then. */
const cityOf = (number: string, salt: number) =>
  `CAST(3 * (exp(${chance(number, salt)} * ln(${cityCount} / 3.0 + 1)) - 1) AS INTEGER)`;

/** SQL: number of a random member. Some are drawn more often than others, collectors never. */
export function anybody(size: CrowdSize, number: string, salt: number): string {
  const draw = chance(number, salt);
  return `CAST(${memberCount(size) - collectorCount(size)} * ${draw} * sqrt(${draw}) AS INTEGER)`;
}

/** SQL: number of a collector, in rotation by `number`. */
const collector = (size: CrowdSize, number: string) =>
  `${memberCount(size) - 1} - (${number}) % ${collectorCount(size)}`;

/** A tenth of the rocks belongs to collectors, in equal parts. */
const ownerOf = (size: CrowdSize) =>
  `CASE WHEN i % 10 = 3 THEN ${collector(size, 'i / 10')} ELSE ${anybody(size, 'i', 1)} END`;

/** SQL: the finder of the entry `seq`. Collectors make a tenth of the finds, and hold a fifth of the held rocks. */
const finderOf = (size: CrowdSize, seq: string) =>
  `CASE WHEN last_seq = ${seq} AND rock / 10 % 5 = 0 THEN ${collector(size, `rock / ${rocksOfCollector}`)}
    WHEN rock / 10 % 10 = 1 THEN ${collector(size, `rock / 100 * 10 + rock % 10 + ${seq}`)}
    ELSE ${anybody(size, `rock * 16 + ${seq}`, 2)} END`;

const lastSeq = `instr('0123456789ab', substr('${lastSeqs.map((seq) => seq.toString(16)).join('')}',
  (i * 7 + ${below(10, 'i / 10', 3)}) % 10 + 1, 1)) - 1`;

/** A fiftieth of the rocks travels from city to city. A tenth of the rest lies far out. */
const isTraveller = `last_seq = 11 AND ${chance('rock', 4)} < 0.2`;
const reachKm = `CASE WHEN ${chance('rock', 5)} < 0.1 THEN 120 ELSE 2 + 16 / sqrt(city + 1) END`;

/** Length of a degree of longitude relative to one of latitude. */
const shrink = (latitude: string) => `cos(radians(${latitude}))`;
const half = (from: string, to: string) => `sin(radians(${to} - ${from}) / 2)`;
const [dLat, dLng] = [half('before_latitude', 'latitude'), half('before_longitude', 'longitude')];
/** The formula of `metresBetween` in schema/journey.ts. */
const metres = `CAST(round(2 * 6371008.8 * asin(min(1, sqrt(${dLat} * ${dLat}
  + ${shrink('before_latitude')} * ${shrink('latitude')} * ${dLng} * ${dLng})))) AS INTEGER)`;

/** @param end time of the last event, milliseconds since 1970 */
export function planStatements(size: CrowdSize, end: number): string[] {
  const rows = cities().map(
    ({ latitude, longitude, country }, rank) => `(${rank},${latitude},${longitude},'${country}')`,
  );
  return [
    `CREATE TABLE crowd_cities (rank INTEGER PRIMARY KEY, latitude REAL, longitude REAL, country TEXT)`,
    `INSERT INTO crowd_cities VALUES ${rows.join()}`,
    `CREATE TABLE crowd_plans (rock INTEGER PRIMARY KEY, owner INTEGER, city INTEGER, last_seq INTEGER, created_at INTEGER,
      step INTEGER)`,
    // Rocks of two years. Even the newest is old enough for its journey.
    `${numbers(size.rocks)} INSERT INTO crowd_plans SELECT i, owner, ${cityOf('owner', 6)}, last_seq, created_at, step
      FROM (SELECT i, ${ownerOf(size)} AS owner, ${lastSeq} AS last_seq,
        ${end - 60 * day} - CAST((i + 1) * ${(700 * day) / size.rocks} AS INTEGER) AS created_at,
        ${day} + ${below(4 * day, 'i', 7)} AS step FROM n)`,
    `CREATE TABLE crowd_hides (rock INTEGER, seq INTEGER, hider INTEGER, at INTEGER, latitude REAL, longitude REAL,
      country TEXT, metres INTEGER, PRIMARY KEY (rock, seq)) WITHOUT ROWID`,
    `WITH steps(seq) AS (VALUES (1), (3), (5), (7), (9), (11)),
      drawn AS (SELECT rock, seq, CASE WHEN seq = 1 THEN owner ELSE ${finderOf(size, '(seq - 1)')} END AS hider,
        created_at + seq * step AS at, CASE WHEN ${isTraveller} THEN ${cityOf('rock * 16 + seq', 8)} ELSE city END AS city,
        -(${reachKm}) * ln(1 - ${chance('rock * 16 + seq', 9)}) / 111.2 AS away, 2 * pi() * ${chance('rock * 16 + seq', 10)} AS turn
        FROM crowd_plans JOIN steps ON seq <= last_seq),
      placed AS (SELECT rock, seq, hider, at, round(latitude + away * sin(turn), 6) AS latitude,
        round(longitude + away * cos(turn) / ${shrink('latitude')}, 6) AS longitude, country
        FROM drawn JOIN crowd_cities ON rank = city),
      followed AS (SELECT *, lag(latitude) OVER journey AS before_latitude, lag(longitude) OVER journey AS before_longitude
        FROM placed WINDOW journey AS (PARTITION BY rock ORDER BY seq))
      INSERT INTO crowd_hides SELECT rock, seq, hider, at, latitude, longitude, country, coalesce(${metres}, 0) FROM followed`,
    `CREATE TABLE crowd_finds (rock INTEGER, seq INTEGER, finder INTEGER, hider INTEGER, at INTEGER, closed_at INTEGER,
      PRIMARY KEY (rock, seq)) WITHOUT ROWID`,
    // Held rocks have been held for less than three weeks.
    `WITH steps(seq) AS (VALUES (2), (4), (6), (8), (10))
      INSERT INTO crowd_finds SELECT rock, steps.seq, ${finderOf(size, 'steps.seq')}, hider,
        CASE WHEN last_seq = steps.seq THEN ${end} - ${below(20 * day, 'rock', 11)} ELSE created_at + steps.seq * step END,
        CASE WHEN last_seq > steps.seq THEN created_at + (steps.seq + 1) * step END
      FROM crowd_plans JOIN steps ON steps.seq <= last_seq JOIN crowd_hides USING (rock)
      WHERE crowd_hides.seq = steps.seq - 1`,
  ];
}

export const forgetPlans = ['cities', 'plans', 'hides', 'finds'].map((name) => `DROP TABLE crowd_${name}`);
