// What happened lately: to everybody, and around one member.
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { activityDescription, type Activity } from '../../schema/activities.ts';
import type { Page } from '../../schema/paging.ts';
import { photoUrl } from '../../schema/photos.ts';
import { activities, members, rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { publicColumns, publicMember, type PublicRow } from '../members/public.ts';
import { joined } from '../platform/database.ts';
import { isOpenTo, photoInSight, rockInSight } from '../reports/in-sight.ts';

interface Row {
  activity: typeof activities.$inferSelect;
  rock: { name: string | null };
  photoKey: string | null;
  author: PublicRow;
}

const columnsFor = (viewerId: string | null) => ({
  activity: activities,
  rock: joined('rock', { name: rocks.name }),
  photoKey: photoInSight(viewerId),
  author: publicColumns,
});

export async function allActivities(ctx: Ctx, page: Page): Promise<Listed<Activity>> {
  const [rows] = await ctx.read([
    ctx.db
      .select(columnsFor(ctx.memberId))
      .from(activities)
      .leftJoin(rocks, eq(rocks.id, activities.rockId))
      .leftJoin(members, eq(members.id, activities.memberId))
      .where(
        and(rockInSight(ctx.memberId, activities.rockId), after(page, activities.createdAt, activities.id)),
      )
      .orderBy(...newestFirst(activities.createdAt, activities.id))
      .limit(page.limit + 1),
  ]);
  return list(rows, page);
}

/** What the member did, and what others did with the member's rocks. */
export async function ownActivities(ctx: MemberCtx, page: Page): Promise<Listed<Activity>> {
  const { db, memberId } = ctx;
  const lately = (column: typeof activities.memberId | typeof activities.ownerId) =>
    db
      .select({ id: activities.id, at: activities.createdAt })
      .from(activities)
      // A left join, so that SQLite begins with the member's activities.
      .leftJoin(rocks, eq(rocks.id, activities.rockId))
      .where(and(eq(column, memberId), isOpenTo(memberId), after(page, activities.createdAt, activities.id)));
  // An activity has the owner only when somebody else acted, so no row comes twice. Both come in the order of their
  // indexes, and SQLite merges them for as long as rows are asked for.
  const newest = unionAll(lately(activities.memberId), lately(activities.ownerId))
    .orderBy(sql`2 DESC`, sql`1 DESC`)
    .limit(page.limit + 1)
    .as('newest');
  const [rows] = await ctx.read([
    db
      .select(columnsFor(memberId))
      .from(newest)
      // And here with the few newest.
      .leftJoin(activities, and(eq(activities.createdAt, newest.at), eq(activities.id, newest.id)))
      .leftJoin(rocks, eq(rocks.id, activities.rockId))
      .leftJoin(members, eq(members.id, activities.memberId))
      .orderBy(...newestFirst(activities.createdAt, activities.id)),
  ]);
  return list(
    rows.flatMap(({ activity, ...names }) => (activity ? [{ activity, ...names }] : [])),
    page,
  );
}

function list(rows: Row[], page: Page): Listed<Activity> {
  return cut(
    rows,
    page,
    ({ activity, rock, photoKey, author }) => ({
      id: activity.id,
      activityType: activity.type,
      description: activityDescription(activity.type, rock.name ?? 'A rock'),
      createdAt: new Date(activity.createdAt).toISOString(),
      imageUrl: photoUrl(photoKey),
      rock: rock.name === null ? null : { id: activity.rockId, name: rock.name },
      user: publicMember(author),
    }),
    ({ activity }) => ({ at: activity.createdAt, id: activity.id }),
  );
}
