// Finds members for the administrator: by name or email address, by an order's number, or by a rock.
import { and, desc, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { adminLimits, type AdminMember, type MemberMatch } from '../../schema/admin.ts';
import { displayName } from '../../schema/members.ts';
import type { Page } from '../../schema/paging.ts';
import { members, orders, rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { suspensionOf } from '../suspension.ts';
import { paidPlan, type MemberWithPlan } from './paid-plan.ts';
import { rockIn } from './rock-in-search.ts';
import { addressIn, holds } from './search.ts';

type Found = MemberWithPlan & { match: MemberMatch | null };

/**
 * Newest first, with full names and email addresses. A complete address, an order's number, a Rock ID, or the id or
 * address of a rock's page is looked up exactly. Any other text is searched in all names and addresses, and is the
 * beginning of a rock's name.
 */
export async function adminMembers(
  ctx: MemberCtx,
  { q, ...page }: Page & { q: string },
): Promise<Listed<AdminMember>> {
  const exact = q === '' || page.cursor ? [] : await exactly(ctx, q);
  if (exact.length > 0) return { items: exact.map((row) => memberView(ctx, row)), next: null };
  const isNamed = holds([members.email, members.username, fullName], q);
  const [named, byRock] = await ctx.read([
    membersWith(ctx)
      .where(and(isNamed, after(page, members.createdAt, members.id)))
      .orderBy(...newestFirst(members.createdAt, members.id))
      .limit(page.limit + 1),
    ofRocks(ctx, q === '' || page.cursor ? sql`FALSE` : beginsWith(q), isNamed && not(isNamed)),
  ]);
  const match: MemberMatch | null = q === '' ? null : { by: 'name', about: '' };
  const { items, next } = cut(
    named,
    page,
    (row) => memberView(ctx, { ...row, match }),
    ({ member }) => ({ at: member.createdAt, id: member.id }),
  );
  return { items: [...unique(byRock).map((row) => memberView(ctx, row)), ...items], next };
}

const fullName = sql`${members.firstName} || ' ' || ${members.lastName}`;

const membersWith = ({ db, now }: Ctx) =>
  db.select({ member: members, paid: paidPlan(db, now()) }).from(members);

/** Whoever a complete address, a number or an id belongs to. */
async function exactly(ctx: MemberCtx, q: string): Promise<Found[]> {
  const { db } = ctx;
  const { id, codeKey } = rockIn(q);
  const order = q.toUpperCase();
  const buyers = db
    .select({ id: members.id })
    .from(orders)
    .innerJoin(
      members,
      or(
        eq(members.id, orders.memberId),
        and(isNull(orders.memberId), eq(members.emailKey, orders.emailKey)),
      ),
    )
    .where(eq(orders.id, order));
  const [byAddress, byOrder, byRock] = await ctx.read([
    membersWith(ctx).where(eq(members.emailKey, addressIn(q) ?? '')),
    membersWith(ctx).where(inArray(members.id, buyers)),
    ofRocks(ctx, or(eq(rocks.codeKey, codeKey), eq(rocks.id, id))),
  ]);
  const because = (rows: readonly MemberWithPlan[], match: MemberMatch): Found[] =>
    rows.map((row) => ({ ...row, match }));
  return unique([
    ...because(byAddress, { by: 'address', about: '' }),
    ...because(byOrder, { by: 'order', about: order }),
    ...byRock,
  ]);
}

/** Query: owners and holders of these rocks, one row for each. @param which of the members */
function ofRocks(ctx: MemberCtx, whose: SQL | undefined, which?: SQL) {
  const { db, now } = ctx;
  const rock = alias(rocks, 'rock');
  const those = db
    .select({ id: rocks.id })
    .from(rocks)
    .where(whose)
    .orderBy(desc(rocks.createdAt))
    .limit(adminLimits.page);
  const isOwner = sql`${rock.ownerId} = ${members.id}`;
  return db
    .select({
      member: members,
      paid: paidPlan(db, now()),
      match: {
        by: sql<'owner' | 'holder'>`iif(${isOwner}, 'owner', 'holder')`.as('match_by'),
        about: sql<string>`${rock.name}`.as('match_about'),
      },
    })
    .from(rock)
    .innerJoin(members, sql`${members.id} IN (${rock.ownerId}, ${rock.holderId})`)
    .where(and(inArray(rock.id, those), which))
    .orderBy(desc(rock.createdAt));
}

/** Condition, by the index of names: without regard to the case of A to Z. */
const beginsWith = (typed: string) =>
  sql`name COLLATE NOCASE >= ${typed} AND name COLLATE NOCASE < ${typed} || char(1114111)`;

/** Each member once, for the first reason. */
const unique = (rows: readonly Found[]): Found[] =>
  [...new Map(rows.toReversed().map((row) => [row.member.id, row])).values()].toReversed();

export function memberView({ config, now }: Ctx, { member, paid, match }: Found): AdminMember {
  const { id, username, firstName, lastName, email, rockCount, findCount, hasManualPlan } = member;
  return {
    id,
    name: `${firstName} ${lastName}`.trim() || displayName(member),
    username,
    email: email ?? '',
    createdAt: instant(member.createdAt),
    rockCount,
    findCount,
    hasManualPlan,
    paid: paid && { ...paid, until: instant(paid.until) },
    isSuspended: suspensionOf(config, member, now()) !== null,
    match,
  };
}
