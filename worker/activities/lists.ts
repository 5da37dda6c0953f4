// Activity lists: everybody's, and those concerning one member.
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Activity } from '../../schema/activities.ts';
import { nearOf } from '../../schema/near.ts';
import type { Page } from '../../schema/paging.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { PageAudience } from '../../schema/rocks.ts';
import { activities, members, rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { afterPlaceholders, cut, newestFirst, rowsOfPage, type Listed, type PageRows } from '../http/page.ts';
import { publicColumns, publicMember, type PublicRow } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { forViewer, isVisibleTo, visiblePhoto, isRockVisible, type Viewer } from '../reports/visibility.ts';

/** Its sentence is made in the reader's language. */
export type UnwordedActivity = Omit<Activity, 'description'>;

/** Columns of an activity and its rock. */
const columnsFor = (viewerId: Viewer | null) => ({
  ...getTableColumns(activities),
  rockName: sql<string | null>`${rocks.name}`.as('rock_name'),
  rockPage: sql<PageAudience | null>`${rocks.page}`.as('rock_page'),
  photoKey: visiblePhoto(viewerId),
});

/** The ordinal of a column in such a query's result, from 1. */
const placeOf = (name: keyof ReturnType<typeof columnsFor>) =>
  Object.keys(columnsFor(null)).indexOf(name) + 1;

type Row = typeof activities.$inferSelect & {
  rockName: string | null;
  rockPage: PageAudience | null;
  photoKey: string | null;
  author: PublicRow;
};

const everyActivity = forViewer((db, viewerId, { at, id, limit }: Placeholders<PageRows>) =>
  db
    .select({ ...columnsFor(viewerId), author: publicColumns })
    .from(activities)
    .leftJoin(rocks, eq(rocks.id, activities.rockId))
    .leftJoin(members, eq(members.id, activities.memberId))
    .where(
      and(
        isRockVisible(viewerId, activities.rockId),
        afterPlaceholders({ at, id }, activities.createdAt, activities.id),
      ),
    )
    .orderBy(...newestFirst(activities.createdAt, activities.id))
    .limit(limit),
);

export async function allActivities(ctx: Ctx, page: Page): Promise<Listed<UnwordedActivity>> {
  const [rows] = await ctx.read([everyActivity(ctx, rowsOfPage(page))]);
  return list(rows, page);
}

const activitiesAround = prepared(
  (db, { memberId, at, id, limit }: Placeholders<PageRows & { memberId: string }>) => {
    const lately = (column: typeof activities.memberId | typeof activities.ownerId) =>
      db
        .select(columnsFor(memberId))
        .from(activities)
        // A left join, so that SQLite starts with the member's activities.
        .leftJoin(rocks, eq(rocks.id, activities.rockId))
        .where(
          and(
            eq(column, memberId),
            isVisibleTo(memberId),
            afterPlaceholders({ at, id }, activities.createdAt, activities.id),
          ),
        );
    // `ownerId` is set only if somebody else acted, so no row comes twice. Both queries are ordered by an index, so
    // SQLite merges them and stops at the limit.
    const newest = unionAll(lately(activities.memberId), lately(activities.ownerId))
      // By ordinals, because a union's rows belong to no table.
      .orderBy(sql.raw(`${placeOf('createdAt')} DESC`), sql.raw(`${placeOf('id')} DESC`))
      .limit(limit)
      .as('newest');
    return db
      .select({
        id: newest.id,
        type: newest.type,
        rockId: newest.rockId,
        memberId: newest.memberId,
        ownerId: newest.ownerId,
        createdAt: newest.createdAt,
        town: newest.town,
        rockName: newest.rockName,
        rockPage: newest.rockPage,
        photoKey: newest.photoKey,
        author: publicColumns,
      })
      .from(newest)
      .leftJoin(members, eq(members.id, newest.memberId))
      .orderBy(sql`${newest.createdAt} DESC`, sql`${newest.id} DESC`);
  },
);

/** The member's activities, and others' activities with the member's rocks. */
export async function ownActivities(ctx: MemberCtx, page: Page): Promise<Listed<UnwordedActivity>> {
  const { db, memberId } = ctx;
  const [rows] = await ctx.read([activitiesAround(db, { ...rowsOfPage(page), memberId })]);
  return list(rows, page);
}

function list(rows: Row[], page: Page): Listed<UnwordedActivity> {
  return cut(
    rows,
    page,
    ({ id, type, rockId, createdAt, town, rockName, rockPage, photoKey, author }) => ({
      id,
      activityType: type,
      createdAt: instant(createdAt),
      imageUrl: photoUrl(photoKey),
      near: nearOf(town),
      rock:
        rockName === null
          ? null
          : { id: rockId, name: rockName, ...(rockPage === 'hidden' && { hasNoPage: true }) },
      user: publicMember(author),
    }),
    ({ id, createdAt }) => ({ at: createdAt, id }),
  );
}
