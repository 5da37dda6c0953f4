// follows.csv: the rocks that a member chose to follow, or to follow no longer.
import { and, asc, eq, gt } from 'drizzle-orm';
import { nameOr } from '../../schema/members.ts';
import { follows, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { requireAccess } from '../members/access.ts';
import { publicColumns, publicMember } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { isOpen } from '../reports/visibility.ts';
import { pageRows, type CsvExport } from './csv-export.ts';

const pageAfter = ({ db, memberId }: MemberCtx, after: string | null) =>
  db
    .select({
      follow: follows,
      rock: joined('of_rock', {
        name: rocks.name,
        ownerId: rocks.ownerId,
        holderId: rocks.holderId,
        withheldAt: rocks.withheldAt,
      }),
      owner: publicColumns,
    })
    .from(follows)
    .innerJoin(rocks, eq(rocks.id, follows.rockId))
    .leftJoin(members, eq(members.id, rocks.ownerId))
    .where(and(eq(follows.memberId, memberId), after === null ? undefined : gt(follows.rockId, after)))
    .orderBy(asc(follows.rockId))
    .limit(pageRows);

type Read = Awaited<ReturnType<typeof pageAfter>>[number];

export const followsCsv: CsvExport<Read, Read & { isInSight: boolean }, string> = {
  name: 'follows',
  permit: requireAccess,
  columns: ({ csv, shell }) => ({
    [csv.rock]: ({ rock, isInSight }) => (isInSight ? rock.name : null),
    [csv.owner]: ({ owner, isInSight }) => (isInSight ? nameOr(publicMember(owner), shell.anonymous) : null),
    [csv.since]: ({ follow }) => instant(follow.createdAt),
    [csv.following]: ({ follow }) => (follow.isOn ? csv.yes : csv.no),
  }),
  pageAfter,
  seenBy: (memberId, row) => ({ ...row, isInSight: isOpen(row.rock, memberId) }),
  cursorOf: ({ follow }) => follow.rockId,
};
