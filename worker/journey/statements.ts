// Statements that finds and hides write to a rock's journey.
import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Coordinates } from '../../schema/journey.ts';
import {
  countries,
  entries,
  finds,
  members,
  rockCountries,
  rocks,
  totals,
} from '../../schema/tables/index.ts';
import type { Database, Statement } from '../platform/database.ts';
import { prepared, rowOf, type Placeholders } from '../platform/prepared.ts';
import type { Scoring } from './history.ts';

/** Statement: adds an entry. UNIQUE(rock, seq) refuses a concurrent second. */
export const addEntry = rowOf(entries);

/**
 * Statement: adds the entry of a find. It reads the name of the place from the rock, because the author of the name may
 * have deleted their account since the rock was read.
 */
export const addFound = rowOf(entries, {
  locationName: sql`(SELECT ${rocks.hiddenLocationName} FROM ${rocks} WHERE ${rocks.id} = ${sql.placeholder('rockId')})`,
});

/**
 * The number of a journey's next entry. Null, which the table refuses, if a log or a correction came between, or a
 * verdict on the rock, which decides what the entry counts for.
 * @param seq and @param withheldAt as computed from the rock as it was read
 */
export const nextSeq = (seq: number | SQLWrapper, withheldAt: number | null | SQLWrapper) =>
  sql<number>`CASE WHEN ${rocks.lastSeq} = ${seq} - 1 AND ${rocks.withheldAt} IS ${withheldAt} THEN ${seq} END`;

/** Statement: the place of a find gets the name that its hide has by now. */
export const nameAsHidden = (
  db: Database,
  { rockId, seq, hideSeq }: { rockId: string; seq: number; hideSeq: number },
): Statement =>
  db
    .update(entries)
    .set({
      locationName: sql`(SELECT hide.location_name FROM ${entries} AS hide WHERE hide.rock_id = ${rockId} AND hide.seq = ${hideSeq})`,
    })
    .where(and(eq(entries.rockId, rockId), eq(entries.seq, seq)));

/** Columns of an entry that only has a place and a time. */
export const plainEntry = {
  notes: '',
  line: '',
  thanks: null,
  thanksBy: null,
  ownLatitude: null,
  ownLongitude: null,
  ownLocationName: null,
  metres: 0,
  isTooFast: false,
  country: null,
  ownTown: null,
  kind: null,
  isCorrected: false,
} as const;

/** Columns of a rock after whatever moves it: it travels, and nobody misses it. */
export const travels = { rest: null, missingSince: null, handingUntil: null } as const;

interface Put extends Coordinates {
  rockId: string;
  seq: number;
  /** Who hid it. */
  memberId: string | null;
  locationName: string;
  quadkey: number;
  /** As stored. */
  town: string | null;
  metres: number;
  tooFastMetres: number;
  at: number;
  /** Of the rock as it was read. */
  withheldAt: number | null;
}

export const putDown = prepared((db, put: Placeholders<Put>) =>
  db
    .update(rocks)
    .set({
      status: 'hidden',
      lastSeq: nextSeq(put.seq, put.withheldAt),
      distanceMetres: sql`${rocks.distanceMetres} + ${put.metres}`,
      tooFastMetres: sql`${rocks.tooFastMetres} + ${put.tooFastMetres}`,
      hiddenLatitude: sql`${put.latitude}`,
      hiddenLongitude: sql`${put.longitude}`,
      hiddenLocationName: sql`${put.locationName}`,
      hiddenTown: sql`${put.town}`,
      quadkey: sql`${put.quadkey}`,
      hiddenAt: sql`${put.at}`,
      hiderId: sql`${put.memberId}`,
      holderId: null,
      heldSince: null,
      ...travels,
    })
    .where(eq(rocks.id, put.rockId)),
);

interface Added {
  rockId: string;
  metres: number;
  tooFastMetres: number;
}

/** Statement: to the sums of the rock's owner, who is read within the write, since the rock may have changed hands. */
export const addDistance = prepared((db, { rockId, metres, tooFastMetres }: Placeholders<Added>) =>
  db
    .update(members)
    .set({
      distanceMetres: sql`${members.distanceMetres} + ${metres}`,
      tooFastMetres: sql`${members.tooFastMetres} + ${tooFastMetres}`,
    })
    .where(sql`${members.id} = (SELECT ${rocks.ownerId} FROM ${rocks} WHERE ${rocks.id} = ${rockId})`),
);

/** Counts the country if it is new. */
const countCountry = prepared((db, { country }: Placeholders<{ country: string }>) =>
  db
    .update(totals)
    .set({ value: sql`${totals.value} + 1` })
    .where(
      sql`${totals.name} = 'countries' AND NOT EXISTS (SELECT 1 FROM ${countries} WHERE ${countries.code} = ${country})`,
    ),
);

const addCountry = prepared((db, { country, at }: Placeholders<{ country: string; at: number }>) =>
  db
    .insert(countries)
    .values({ code: country, firstSeenAt: at })
    // A log that comes late may be of an earlier moment.
    .onConflictDoUpdate({
      target: countries.code,
      set: { firstSeenAt: sql`excluded.first_seen_at` },
      setWhere: sql`excluded.first_seen_at < ${countries.firstSeenAt}`,
    }),
);

const addRockCountry = prepared((db, row: Placeholders<{ country: string; rockId: string }>) =>
  db.insert(rockCountries).values({ country: row.country, rockId: row.rockId }).onConflictDoNothing(),
);

interface Reached {
  /** Null at sea. */
  country: string | null;
  rockId: string;
  at: number;
}

/** Statements: a rock was hidden in a country. */
export const reachCountry = (db: Database, { country, rockId, at }: Reached): Statement[] =>
  country === null
    ? []
    : [
        countCountry(db, { country }),
        addCountry(db, { country, at }),
        addRockCountry(db, { country, rockId }),
      ];

/** Statements: what counts on leaderboards, of finds and of their members. @param rock as it was read */
export function rescore(
  db: Database,
  { withheldAt }: { withheldAt: number | null },
  changes: readonly Scoring[],
): Statement[] {
  return changes.flatMap(({ id, memberId, isScored }) =>
    memberId === null
      ? []
      : [
          db.update(finds).set({ isScored }).where(eq(finds.id, id)),
          ...(withheldAt === null
            ? [
                db
                  .update(members)
                  .set({ scoredFindCount: sql`${members.scoredFindCount} + ${isScored ? 1 : -1}` })
                  .where(eq(members.id, memberId)),
              ]
            : []),
        ],
  );
}
