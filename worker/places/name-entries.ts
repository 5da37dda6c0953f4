// A step of the hourly job: looks up the towns of entries that have none yet, or none with its position: those of an
// older release.
import { sql } from 'drizzle-orm';
import { entries, placeCells, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { cellNear, townNear } from './town-at.ts';

/** Entries of one round, and rounds of one tick. A round is three queries. */
const perRound = 200;
const rounds = 50;

interface Unnamed {
  rockId: string;
  seq: number;
  latitude: number;
  longitude: number;
  ownLatitude: number | null;
  ownLongitude: number | null;
}

/** An entry with its towns, as stored. Where no town is near they say so, and no entry is looked up twice. */
interface Named extends Unnamed {
  town: string | null;
  ownTown: string | null;
}

/** @returns how many entries were looked up, at most ten thousand */
export async function nameEntries(
  ctx: Ctx,
  most: { perRound: number; rounds: number } = { perRound, rounds },
) {
  let done = 0;
  for (let round = 0; round < most.rounds; round++) {
    const unnamed = await newestUnnamed(ctx, most.perRound);
    if (unnamed.length === 0) break;
    const named = await lookUp(ctx, unnamed);
    // The places are not loaded yet.
    if (named === null) break;
    await write(ctx, named);
    done += named.length;
    if (unnamed.length < most.perRound) break;
  }
  return done;
}

/** The condition is that of the index, word for word, so that SQLite uses it. */
async function newestUnnamed({ db }: Ctx, limit: number): Promise<Unnamed[]> {
  const { rockId, seq, latitude, longitude, ownLatitude, ownLongitude } = entries;
  const [rows] = await db.batch([
    db
      .select({ rockId, seq, latitude, longitude, ownLatitude, ownLongitude })
      .from(entries)
      .where(
        sql`town IS NULL OR json_array_length(town) = 5 OR (own_latitude IS NOT NULL AND own_town IS NULL)`,
      )
      .orderBy(sql`${entries.createdAt} DESC`)
      .limit(limit),
  ]);
  return rows;
}

async function lookUp({ db }: Ctx, unnamed: readonly Unnamed[]): Promise<Named[] | null> {
  const places = unnamed.map((entry) => ({ at: entry, own: ownPlace(entry) }));
  const cells = [...new Set(places.flatMap(({ at, own }) => [at, own ?? at]).map(cellNear))];
  const [rows] = await db.batch([
    db
      .select({
        cell: sql<number>`asked.value`.as('cell'),
        towns: sql<string | null>`(SELECT ${placeCells.towns} FROM ${placeCells}
          WHERE ${placeCells.cell} <= asked.value ORDER BY ${placeCells.cell} DESC LIMIT 1)`.as('towns'),
      })
      .from(sql`json_each(${JSON.stringify(cells)}) AS asked`),
  ]);
  const townsOf = new Map(rows.map(({ cell, towns }) => [cell, towns ?? undefined]));
  if (townsOf.values().every((towns) => towns === undefined)) return null;
  return unnamed.map((entry) => {
    const own = ownPlace(entry);
    const townOf = (at: { latitude: number; longitude: number }) =>
      townNear(townsOf.get(cellNear(at)), at).stored;
    return { ...entry, town: townOf(entry), ownTown: own && townOf(own) };
  });
}

function ownPlace({ ownLatitude: latitude, ownLongitude: longitude }: Unnamed) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Only where the place is still the one that was looked up. Rocks get the town of their newest hiding place. */
async function write({ db }: Ctx, named: readonly Named[]): Promise<void> {
  const rows = JSON.stringify(
    named.map(({ rockId, seq, latitude, longitude, ownLatitude, town, ownTown }) => [
      rockId,
      seq,
      latitude,
      longitude,
      ownLatitude,
      town,
      ownTown,
    ]),
  );
  const given = sql`json_each(${rows}) AS given`;
  await db.batch([
    db
      .update(entries)
      .set({ town: sql`given.value->>5`, ownTown: sql`given.value->>6` })
      .from(given)
      .where(
        sql`${entries.rockId} = given.value->>0 AND ${entries.seq} = given.value->>1
          AND ${entries.ownLatitude} IS given.value->>4`,
      ),
    db
      .update(rocks)
      .set({ hiddenTown: sql`given.value->>5` })
      .from(given)
      .where(
        sql`${rocks.id} = given.value->>0 AND ${rocks.hiddenTown} IS NULL
          AND ${rocks.hiddenLatitude} = given.value->>2 AND ${rocks.hiddenLongitude} = given.value->>3`,
      ),
  ]);
}
