// notifications.csv: what a member was told, newest first, as they see it in the app.
import { and, eq } from 'drizzle-orm';
import { nameOr } from '../../schema/members.ts';
import { plainDetails, plainTitle } from '../../schema/notification-sentences.ts';
import type { Cursor } from '../../schema/paging.ts';
import { notifications } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { after, newestFirst } from '../http/page.ts';
import { notificationView, toldTo, type ToldRow } from '../inbox/view.ts';
import { requireAccess } from '../members/access.ts';
import { instant } from '../platform/clock.ts';
import { pageRows, type CsvExport } from './csv-export.ts';

const { memberId: reader, createdAt, id } = notifications;

const pageAfter = ({ db, memberId }: MemberCtx, cursor: Cursor | null) =>
  toldTo(
    db,
    and(eq(reader, memberId), cursor ? after({ cursor, limit: pageRows }, createdAt, id) : undefined),
  )
    .orderBy(...newestFirst(createdAt, id))
    .limit(pageRows);

export const notificationsCsv: CsvExport<
  ToldRow,
  { row: ToldRow; said: ReturnType<typeof notificationView> },
  Cursor
> = {
  name: 'notifications',
  permit: requireAccess,
  columns: (words) => ({
    [words.csv.rock]: ({ said }) => said.rock?.name ?? null,
    [words.csv.whatHappened]: ({ said }) => plainTitle(words.notifications, said),
    [words.csv.details]: ({ said }) => plainDetails(words, said, nameOr(said.user, words.shell.anonymous)),
    [words.csv.when]: ({ said }) => said.at,
    [words.csv.emailed]: ({ row }) => instant(row.emailedAt),
    [words.csv.pushed]: ({ row }) => instant(row.pushedAt),
  }),
  pageAfter,
  seenBy: (_, row) => ({ row, said: notificationView(row, 0) }),
  cursorOf: ({ createdAt: at, id: ownId }) => ({ at, id: ownId }),
};
