// What members reported and nobody has looked at yet, each thing once, with its content and the reports of it.
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { displayName } from '../../schema/members.ts';
import type { ReportedThing } from '../../schema/moderation.ts';
import { photoUrl } from '../../schema/photos.ts';
import { comments, members, reports, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { joined, type Database } from '../platform/database.ts';

/** Reports that are read at once; what is settled makes room for the others. */
const mostReports = 200;

/** What waits longest comes first. The administrator sees who wrote it and who reported it, by name. */
export async function reportedThings(ctx: MemberCtx): Promise<ReportedThing[]> {
  const [rows] = await ctx.read([waitingReports(ctx.db)]);
  const things = Map.groupBy(rows, ({ report }) => `${report.subject} ${report.subjectId}`);
  return [...things.values()].flatMap(([first, ...others]) =>
    first ? [{ ...thingOf(first), reports: [first, ...others].map(reportOf) }] : [],
  );
}

function waitingReports(db: Database) {
  const author = alias(members, 'author');
  const name = (table: typeof members | typeof author) => ({
    id: table.id,
    username: table.username,
    firstName: table.firstName,
    lastName: table.lastName,
  });
  return db
    .select({
      report: reports,
      rock: joined('rock', {
        name: rocks.name,
        description: rocks.description,
        photoKey: rocks.photoKey,
        withheldPhotoKey: rocks.withheldPhotoKey,
        withheldAt: rocks.withheldAt,
      }),
      comment: joined('comment', { content: comments.content, withheldAt: comments.withheldAt }),
      author: joined('author', name(author)),
      // By another name than the column `reporter_id`.
      reporter: joined('sender', name(members)),
    })
    .from(reports)
    .leftJoin(rocks, eq(rocks.id, reports.rockId))
    .leftJoin(comments, eq(comments.id, reports.commentId))
    .leftJoin(
      author,
      sql`${author.id} = CASE WHEN ${reports.subject} = 'comment' THEN ${comments.memberId} ELSE ${rocks.ownerId} END`,
    )
    .leftJoin(members, eq(members.id, reports.reporterId))
    .where(isNull(reports.settledAt))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .limit(mostReports);
}

type Row = Awaited<ReturnType<typeof waitingReports>>[number];

function thingOf({ report, rock, comment, author }: Row): Omit<ReportedThing, 'reports'> {
  const isWithheld = {
    photo: rock.withheldPhotoKey !== null,
    rock: rock.withheldAt !== null,
    comment: comment.withheldAt !== null,
  };
  return {
    subject: report.subject,
    subjectId: report.subjectId,
    isWithheld: isWithheld[report.subject],
    rock: {
      id: report.rockId,
      // Never null: a report goes with its rock.
      name: rock.name ?? '',
      description: rock.description ?? '',
      imageUrl: photoUrl(rock.photoKey ?? rock.withheldPhotoKey),
      isWithheld: isWithheld.rock,
    },
    comment: comment.content,
    author: nameOf(author),
  };
}

function reportOf({
  report: { reason, details, createdAt },
  reporter,
}: Row): ReportedThing['reports'][number] {
  return { reason, details, reporter: nameOf(reporter), createdAt: new Date(createdAt).toISOString() };
}

function nameOf({ id, username, firstName, lastName }: Row['reporter']): string | null {
  return id === null
    ? null
    : displayName({ username: username ?? '', firstName: firstName ?? '', lastName: lastName ?? '' });
}
