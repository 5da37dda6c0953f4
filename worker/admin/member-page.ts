// One member for the administrator: who they are, and the newest of their rocks, orders, reports, and actions about them.
import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { AdminAction } from '../../schema/admin-actions.ts';
import type { MemberPage, MemberReport, Newest } from '../../schema/admin-members.ts';
import { orderStateOf } from '../../schema/orders.ts';
import { photoUrl } from '../../schema/photos.ts';
import {
  auditLog,
  comments,
  entries,
  knownBrowsers,
  members,
  orders,
  questions,
  reports,
  rocks,
} from '../../schema/tables/index.ts';
import { newestLogged } from '../audit-log/in-order.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { knownRock, knownRockColumns } from '../moderation/known-rock.ts';
import { wordsOf } from '../moderation/words.ts';
import { instant } from '../platform/clock.ts';
import { isAdministrator } from '../platform/config.ts';
import { joined } from '../platform/database.ts';
import { suspensionOf } from '../suspension.ts';
import { memberView } from './find-members.ts';
import { paidPlan } from './paid-plan.ts';
import { say } from '../../schema/words/say.ts';

/** @param limit rows of each list @throws NotFound */
export async function memberPage(
  ctx: MemberCtx,
  id: string,
  { limit }: { limit: number },
): Promise<MemberPage> {
  const { db, config, now } = ctx;
  const theirs = {
    rocks: eq(rocks.ownerId, id),
    orders: areOrdersOf(ctx, id),
    about: areAbout(ctx, id),
    by: eq(reports.reporterId, id),
    acts: eq(auditLog.memberId, id),
  };
  const lastSignIn = db
    .select({ at: sql<number | null>`max(${knownBrowsers.seenAt})` })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.memberId, id));
  const [found, ownRocks, ownOrders, about, by, acts, counts] = await ctx.read([
    db
      .select({
        member: members,
        paid: paidPlan(db, now()),
        lastSignInAt: sql<number | null>`(${lastSignIn})`.as('last_sign_in_at'),
      })
      .from(members)
      .where(eq(members.id, id)),
    db.select().from(rocks).where(theirs.rocks).orderBy(desc(rocks.createdAt), desc(rocks.id)).limit(limit),
    db
      .select()
      .from(orders)
      .where(theirs.orders)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(limit),
    reportRows(ctx, theirs.about, limit),
    reportRows(ctx, theirs.by, limit),
    db
      .select()
      .from(auditLog)
      .where(theirs.acts)
      .orderBy(...newestLogged)
      .limit(limit),
    db
      .select({
        orders: countOf(ctx, orders, theirs.orders),
        about: countOf(ctx, reports, theirs.about),
        by: countOf(ctx, reports, theirs.by),
        acts: countOf(ctx, auditLog, theirs.acts),
      })
      .from(sql`(SELECT 1)`),
  ]);
  const [row] = found;
  if (!row) throw new NotFound(say('admin', 'noMember'));
  const { member } = row;
  const { match: _, ...view } = memberView(ctx, { ...row, match: null });
  const [many] = counts;
  const newest = <T>(items: T[], of: number | undefined): Newest<T> => ({ items, count: of ?? 0 });
  return {
    ...view,
    city: member.city,
    state: member.state,
    country: member.country,
    imageUrl: photoUrl(member.photoKey),
    isAdministrator: isAdministrator(config, member),
    lastSignInAt: instant(row.lastSignInAt),
    suspension: suspensionOf(config, member, now()),
    rocks: newest(
      ownRocks.map((rock) => ({
        ...knownRock(rock),
        status: rock.status,
        isWithheld: rock.withheldAt !== null,
        hasPhoto: (rock.photoKey ?? rock.withheldPhotoKey) !== null,
        createdAt: instant(rock.createdAt),
      })),
      member.rockCount,
    ),
    orders: newest(
      ownOrders.map((order) => ({
        id: order.id,
        productId: order.productId,
        productName: order.productName,
        state: orderStateOf(order),
        createdAt: instant(order.createdAt),
      })),
      many?.orders,
    ),
    reportsAbout: newest(about.map(reportView), many?.about),
    reportsBy: newest(by.map(reportView), many?.by),
    acts: newest(
      acts.map(({ id: actId, act, subject, reason, createdAt }) => ({
        id: actId,
        act,
        subject,
        reason,
        createdAt: instant(createdAt),
      })),
      many?.acts,
    ),
  };
}

const countOf = ({ db }: MemberCtx, table: SQLiteTable, which: SQL | undefined) =>
  sql<number>`(${db.select({ n: count() }).from(table).where(which)})`;

/** With those made without an account, under the address that the member has verified. */
function areOrdersOf({ db }: MemberCtx, id: string) {
  const address = db.select({ emailKey: members.emailKey }).from(members).where(eq(members.id, id));
  return or(eq(orders.memberId, id), and(isNull(orders.memberId), eq(orders.emailKey, address)));
}

/** Reports of what the member has made. */
function areAbout({ db }: MemberCtx, id: string) {
  const made = (key: SQLiteColumn, table: SQLiteTable, by: SQLiteColumn) =>
    db.select({ key }).from(table).where(eq(by, id));
  return or(
    and(
      inArray(reports.subject, ['rock', 'photo']),
      inArray(reports.rockId, made(rocks.id, rocks, rocks.ownerId)),
    ),
    inArray(reports.commentId, made(comments.id, comments, comments.memberId)),
    and(
      eq(reports.subject, 'question'),
      inArray(reports.rockId, made(questions.rockId, questions, questions.memberId)),
      inArray(reports.subjectId, made(questions.id, questions, questions.memberId)),
    ),
    // Literals, so that SQLite uses the partial index.
    and(sql`${reports.subject} = 'name'`, eq(reports.subjectId, id)),
    and(
      inArray(reports.subject, ['place', 'note', 'line', 'thanks']),
      or(
        inArray(reports.rockId, made(entries.rockId, entries, entries.memberId)),
        inArray(reports.rockId, made(rocks.id, rocks, rocks.ownerId)),
      ),
      sql`${wordsOf(reports.subject, reports.subjectId).author} = ${id}`,
    ),
  );
}

function reportRows({ db }: MemberCtx, which: SQL | undefined, limit: number) {
  const later = alias(auditLog, 'later');
  const verdict = db
    .select({ act: later.act })
    .from(later)
    .where(
      and(
        // That on a name is about no rock.
        or(
          eq(later.rockId, reports.rockId),
          and(isNull(later.rockId), eq(later.memberId, reports.subjectId)),
        ),
        eq(later.subjectId, reports.subjectId),
        sql`${later.act} LIKE ${reports.subject} || '\\_%' ESCAPE '\\'`,
        sql`${later.createdAt} >= ${reports.createdAt}`,
      ),
    )
    .orderBy(sql`${later}.rowid DESC`)
    .limit(1);
  return db
    .select({
      id: reports.id,
      subject: reports.subject,
      rock: joined('rock', knownRockColumns),
      reason: reports.reason,
      createdAt: reports.createdAt,
      settledAt: reports.settledAt,
      verdict: sql<AdminAction | null>`(${verdict})`.as('verdict'),
    })
    .from(reports)
    .innerJoin(rocks, eq(rocks.id, reports.rockId))
    .where(which)
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
}

type ReportRow = Awaited<ReturnType<typeof reportRows>>[number];

const reportView = ({ settledAt, createdAt, rock, ...report }: ReportRow): MemberReport => ({
  ...report,
  rock: knownRock(rock),
  createdAt: instant(createdAt),
  isSettled: settledAt !== null,
});
