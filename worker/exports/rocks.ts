// rocks.csv: a member's own rocks with their Rock IDs, newest first.
import { and, desc, eq, sql } from 'drizzle-orm';
import { metresToMiles } from '../../schema/analytics.ts';
import { nearOf } from '../../schema/near.ts';
import type { Cursor } from '../../schema/paging.ts';
import { rocks } from '../../schema/tables/index.ts';
import { requireAccess } from '../members/access.ts';
import { instant } from '../platform/clock.ts';
import type { RockRow } from '../rocks/card.ts';
import { ownMetres } from '../rocks/own-distance.ts';
import { pageRows, type CsvExport } from './csv-export.ts';
import { townCell } from './place-cells.ts';

export const rocksCsv: CsvExport<RockRow, RockRow, Cursor> = {
  name: 'rocks',
  permit: requireAccess,
  columns: {
    Rock: (rock) => rock.name,
    'Rock ID': (rock) => rock.code,
    Description: (rock) => rock.description,
    Status: (rock) => rock.status,
    Registered: (rock) => instant(rock.createdAt),
    'Kilometers traveled': (rock) => ownMetres(rock) / 1000,
    'Miles traveled': (rock) => metresToMiles(ownMetres(rock)),
    'Times found': (rock) => rock.timesFound,
    Likes: (rock) => rock.likeCount,
    Comments: (rock) => rock.commentCount,
    'Last location': (rock) => rock.hiddenLocationName,
    'Last town': (rock) => townCell(nearOf(rock.hiddenTown)),
    Latitude: (rock) => rock.hiddenLatitude,
    Longitude: (rock) => rock.hiddenLongitude,
    'Last hidden': (rock) => instant(rock.hiddenAt),
  },
  pageAfter: ({ db, memberId }, after) =>
    db
      .select()
      .from(rocks)
      .where(
        and(
          eq(rocks.ownerId, memberId),
          // A row-value comparison, so that SQLite seeks to the cursor in the index.
          after ? sql`(${rocks.createdAt}, ${rocks.id}) < (${after.at}, ${after.id})` : undefined,
        ),
      )
      .orderBy(desc(rocks.createdAt), desc(rocks.id))
      .limit(pageRows),
  seenBy: (_, row) => row,
  cursorOf: (rock) => ({ at: rock.createdAt, id: rock.id }),
};
