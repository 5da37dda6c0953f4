// rocks.csv: a member's own rocks with their Rock IDs, newest first.
import { and, desc, eq, sql } from 'drizzle-orm';
import { kmToMiles } from '../../schema/journey.ts';
import { nameOr } from '../../schema/members.ts';
import { nearOf } from '../../schema/near.ts';
import type { Cursor } from '../../schema/paging.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { requireAccess } from '../members/access.ts';
import { painters, publicColumnsOf, publicMember } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { isPainter } from '../rocks/card.ts';
import { ownMetres } from '../rocks/own-distance.ts';
import { pageRows, type CsvExport } from './csv-export.ts';
import { townCell } from './place-cells.ts';

const pageAfter = ({ db, memberId }: MemberCtx, after: Cursor | null) =>
  db
    .select({ rock: rocks, painter: publicColumnsOf('painted_by', painters) })
    .from(rocks)
    .leftJoin(painters, isPainter)
    .where(
      and(
        eq(rocks.ownerId, memberId),
        // A row-value comparison, so that SQLite seeks to the cursor in the index.
        after ? sql`(${rocks.createdAt}, ${rocks.id}) < (${after.at}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(rocks.createdAt), desc(rocks.id))
    .limit(pageRows);

type Read = Awaited<ReturnType<typeof pageAfter>>[number];

export const rocksCsv: CsvExport<Read, Read, Cursor> = {
  name: 'rocks',
  permit: requireAccess,
  columns: (words) => ({
    [words.csv.rock]: ({ rock }) => rock.name,
    [words.csv.rockId]: ({ rock }) => rock.code,
    [words.csv.description]: ({ rock }) => rock.description,
    [words.csv.status]: ({ rock }) => words.csv.statuses[rock.status],
    [words.csv.registered]: ({ rock }) => instant(rock.createdAt),
    [words.csv.kilometersTraveled]: ({ rock }) => ownMetres(rock) / 1000,
    [words.csv.milesTraveled]: ({ rock }) => kmToMiles(ownMetres(rock) / 1000),
    [words.csv.timesFound]: ({ rock }) => rock.timesFound,
    [words.csv.likes]: ({ rock }) => rock.likeCount,
    [words.csv.comments]: ({ rock }) => rock.commentCount,
    [words.csv.lastLocation]: ({ rock }) => rock.hiddenLocationName,
    [words.csv.lastTown]: ({ rock }) => townCell(words, nearOf(rock.hiddenTown)),
    [words.csv.latitude]: ({ rock }) => rock.hiddenLatitude,
    [words.csv.longitude]: ({ rock }) => rock.hiddenLongitude,
    [words.csv.lastHidden]: ({ rock }) => instant(rock.hiddenAt),
    // Only of an adopted rock.
    [words.csv.paintedBy]: ({ rock, painter }) =>
      rock.adoptedAt === null ? null : nameOr(publicMember(painter), words.shell.anonymous),
    [words.csv.adopted]: ({ rock }) => instant(rock.adoptedAt),
  }),
  pageAfter,
  seenBy: (_, row) => row,
  cursorOf: ({ rock }) => ({ at: rock.createdAt, id: rock.id }),
};
