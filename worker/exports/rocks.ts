// rocks.csv: a member's own rocks with their Rock IDs, newest first.
import { and, desc, eq, sql } from 'drizzle-orm';
import { metresToMiles } from '../../schema/analytics.ts';
import type { Cursor } from '../../schema/paging.ts';
import { rocks } from '../../schema/tables/index.ts';
import { requireAccess } from '../members/access.ts';
import type { RockRow } from '../rocks/card.ts';
import { ownMetres } from '../rocks/own-distance.ts';
import { pageRows, type Sheet } from './sheet.ts';

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export const rocksSheet: Sheet<RockRow, Cursor> = {
  name: 'rocks',
  permit: requireAccess,
  columns: [
    'Rock',
    'Rock ID',
    'Description',
    'Status',
    'Registered',
    'Kilometers traveled',
    'Miles traveled',
    'Times found',
    'Likes',
    'Comments',
    'Last location',
    'Latitude',
    'Longitude',
    'Last hidden',
  ],
  async read(ctx, after) {
    const [rows] = await ctx.read([
      ctx.db
        .select()
        .from(rocks)
        .where(
          and(
            eq(rocks.ownerId, ctx.memberId),
            // Compared as a pair, so that SQLite begins at the cursor.
            after ? sql`(${rocks.createdAt}, ${rocks.id}) < (${after.at}, ${after.id})` : undefined,
          ),
        )
        .orderBy(desc(rocks.createdAt), desc(rocks.id))
        .limit(pageRows),
    ]);
    return rows;
  },
  cursorOf: (rock) => ({ at: rock.createdAt, id: rock.id }),
  cells: (rock) => [
    rock.name,
    rock.code,
    rock.description,
    rock.status,
    instant(rock.createdAt),
    ownMetres(rock) / 1000,
    metresToMiles(ownMetres(rock)),
    rock.timesFound,
    rock.likeCount,
    rock.commentCount,
    rock.hiddenLocationName,
    rock.hiddenLatitude,
    rock.hiddenLongitude,
    instant(rock.hiddenAt),
  ],
};
