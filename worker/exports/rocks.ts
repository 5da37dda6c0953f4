// rocks.csv: a member's own rocks with their Rock IDs, newest first.
import { and, desc, eq, sql } from 'drizzle-orm';
import { metresToMiles } from '../../schema/analytics.ts';
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
  columns: ({ csv, shell }) => ({
    [csv.rock]: ({ rock }) => rock.name,
    [csv.rockId]: ({ rock }) => rock.code,
    [csv.description]: ({ rock }) => rock.description,
    [csv.status]: ({ rock }) => rock.status,
    [csv.registered]: ({ rock }) => instant(rock.createdAt),
    [csv.kilometersTraveled]: ({ rock }) => ownMetres(rock) / 1000,
    [csv.milesTraveled]: ({ rock }) => metresToMiles(ownMetres(rock)),
    [csv.timesFound]: ({ rock }) => rock.timesFound,
    [csv.likes]: ({ rock }) => rock.likeCount,
    [csv.comments]: ({ rock }) => rock.commentCount,
    [csv.lastLocation]: ({ rock }) => rock.hiddenLocationName,
    [csv.lastTown]: ({ rock }) => townCell(nearOf(rock.hiddenTown)),
    [csv.latitude]: ({ rock }) => rock.hiddenLatitude,
    [csv.longitude]: ({ rock }) => rock.hiddenLongitude,
    [csv.lastHidden]: ({ rock }) => instant(rock.hiddenAt),
    // Only of an adopted rock.
    [csv.paintedBy]: ({ rock, painter }) =>
      rock.adoptedAt === null ? null : nameOr(publicMember(painter), shell.anonymous),
    [csv.adopted]: ({ rock }) => instant(rock.adoptedAt),
  }),
  pageAfter,
  seenBy: (_, row) => row,
  cursorOf: ({ rock }) => ({ at: rock.createdAt, id: rock.id }),
};
