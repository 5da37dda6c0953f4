// journeys.csv: every journey entry of a member's own rocks, as the owner may see it.
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { nameOr } from '../../schema/members.ts';
import { entries, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { requireAccess } from '../members/access.ts';
import { publicColumns } from '../members/public.ts';
import { joined } from '../platform/database.ts';
import { entryView } from '../rocks/entry-view.ts';
import { pageRows, type CsvExport } from './csv-export.ts';
import { dayCell, townCell } from './place-cells.ts';
import { placeCalled } from '../../schema/journey.ts';

/** Cursor: a step within the journey of one rock. */
interface Step {
  rockAt: number;
  rockId: string;
  at: number;
  seq: number;
}

/** SQL about the entries before one of them in its journey. */
const earlier = sql`FROM ${entries} AS before WHERE before.rock_id = ${entries.rockId} AND (before.created_at, before.seq) < (${entries.createdAt}, ${entries.seq})`;

const pageAfter = ({ db, memberId }: MemberCtx, after: Step | null) =>
  db
    .select({
      entry: entries,
      rock: joined('rock', { createdAt: rocks.createdAt, name: rocks.name, code: rocks.code }),
      author: publicColumns,
      // Where no log came late, seq is the order, and the entry before is one row.
      step: sql<number>`CASE ${rocks.lateCount} WHEN 0 THEN ${entries.seq} ELSE 1 + (SELECT count(*) ${earlier}) END`.as(
        'step',
      ),
      countryBefore: sql<string | null>`CASE ${rocks.lateCount}
        WHEN 0 THEN (SELECT country FROM ${entries} AS before WHERE before.rock_id = ${entries.rockId} AND before.seq = ${entries.seq} - 1)
        ELSE (SELECT country ${earlier} AND before.action = 'hidden' ORDER BY before.created_at DESC, before.seq DESC LIMIT 1) END`.as(
        'country_before',
      ),
    })
    .from(rocks)
    .innerJoin(entries, eq(entries.rockId, rocks.id))
    .leftJoin(members, eq(members.id, entries.memberId))
    .where(
      and(
        eq(rocks.ownerId, memberId),
        // A row-value comparison, so that SQLite seeks to the cursor in the index.
        after ? sql`(${rocks.createdAt}, ${rocks.id}) <= (${after.rockAt}, ${after.rockId})` : undefined,
        after
          ? sql`(${rocks.id} <> ${after.rockId} OR (${entries.createdAt}, ${entries.seq}) > (${after.at}, ${after.seq}))`
          : undefined,
      ),
    )
    .orderBy(desc(rocks.createdAt), desc(rocks.id), asc(entries.createdAt), asc(entries.seq))
    .limit(pageRows);

type Read = Awaited<ReturnType<typeof pageAfter>>[number];

const seenBy = (memberId: string, { author, countryBefore, ...row }: Read) => ({
  ...row,
  seen: entryView(row.entry, author, memberId, memberId),
  // A find is in the country of the hiding place before it.
  country: row.entry.country ?? countryBefore,
});

/** The newest rock first, each journey from its beginning. */
export const journeysCsv: CsvExport<Read, ReturnType<typeof seenBy>, Step> = {
  name: 'journeys',
  permit: requireAccess,
  columns: (words) => ({
    [words.csv.rock]: ({ rock }) => rock.name,
    [words.csv.rockId]: ({ rock }) => rock.code,
    [words.csv.step]: ({ step }) => step,
    [words.csv.whatHappened]: ({ seen }) => words.csv.actions[seen.actionType],
    [words.csv.when]: ({ seen }) => seen.createdAt,
    [words.csv.dayThere]: ({ seen }) => dayCell(seen.createdAt, seen.near),
    [words.csv.who]: ({ seen }) => nameOr(seen.user, words.shell.anonymous),
    [words.csv.location]: ({ seen }) => placeCalled(words.near, seen.locationName),
    [words.csv.town]: ({ seen }) => townCell(words, seen.near),
    [words.csv.latitude]: ({ seen }) => seen.latitude,
    [words.csv.longitude]: ({ seen }) => seen.longitude,
    [words.csv.country]: ({ country }) => (country === null ? null : words.near.country(country)),
    [words.csv.notes]: ({ seen }) => seen.notes,
    [words.csv.finderLine]: ({ seen }) => seen.line ?? null,
    [words.csv.thanks]: ({ seen }) => seen.thanks ?? null,
    [words.csv.kilometers]: ({ entry }) => (entry.action === 'hidden' ? entry.metres / 1000 : null),
    [words.csv.tooFast]: ({ entry }) => (entry.isTooFast ? words.csv.yes : null),
  }),
  pageAfter,
  seenBy,
  cursorOf: ({ entry, rock }) => ({
    rockAt: rock.createdAt ?? 0,
    rockId: entry.rockId,
    at: entry.createdAt,
    seq: entry.seq,
  }),
};
