// Finds members for the administrator: by name or email address, by an order's number, or by a rock.
import { and, desc, eq, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { adminLimits, type AdminMember, type MemberMatch } from '../../schema/admin.ts';
import { nameOf } from '../../schema/members.ts';
import type { Page } from '../../schema/paging.ts';
import { members, orders, rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { suspensionOf } from '../suspension.ts';
import { paidPlan, type MemberWithPlan } from './paid-plan.ts';
import { beginsWith, rockIn } from './rock-in-search.ts';
import { addressIn, holds } from './search.ts';

type Found = MemberWithPlan & { match: MemberMatch | null };

/**
 * Newest first, with full names and email addresses. A complete address, an order's number, a Rock ID, or the id or
 * address of a rock's page finds only theirs. Any other text is searched in all names and addresses, and is the
 * beginning of a rock's name.
 */
export async function adminMembers(
  ctx: MemberCtx,
  { q, ...page }: Page & { q: string },
): Promise<Listed<AdminMember>> {
  const address = addressIn(q);
  if (address !== null) {
    const [byAddress] = await ctx.read([membersWith(ctx).where(eq(members.emailKey, address))]);
    if (byAddress.length > 0) return all(ctx, because(byAddress, { by: 'address', about: '' }));
  }
  // What a search has besides names is on its first page.
  const isFirst = q !== '' && page.cursor === undefined;
  const { id, codeKey } = rockIn(q);
  const order = q.toUpperCase();
  const isNamed = holds([members.email, members.username, fullName], q);
  const [byOrder, byRock, byRockName, named] = await ctx.read([
    membersWith(ctx).where(isFirst ? inArray(members.id, buyersOf(ctx, order)) : sql`FALSE`),
    ofRocks(ctx, isFirst ? or(eq(rocks.codeKey, codeKey), eq(rocks.id, id)) : sql`FALSE`),
    ofRocks(ctx, isFirst ? beginsWith(q) : sql`FALSE`, isNamed && not(isNamed)),
    membersWith(ctx)
      .where(and(isNamed, after(page, members.createdAt, members.id)))
      .orderBy(...newestFirst(members.createdAt, members.id))
      .limit(page.limit + 1),
  ]);
  const exact = unique([...because(byOrder, { by: 'order', about: order }), ...byRock]);
  if (exact.length > 0) return all(ctx, exact);
  const match: MemberMatch | null = q === '' ? null : { by: 'name', about: '' };
  const { items, next } = cut(
    named,
    page,
    (row) => memberView(ctx, { ...row, match }),
    ({ member }) => ({ at: member.createdAt, id: member.id }),
  );
  return { items: [...all(ctx, unique(byRockName)).items, ...items], next };
}

const all = (ctx: MemberCtx, found: readonly Found[]): Listed<AdminMember> => ({
  items: found.map((row) => memberView(ctx, row)),
  next: null,
});

const because = (rows: readonly MemberWithPlan[], match: MemberMatch): Found[] =>
  rows.map((row) => ({ ...row, match }));

const fullName = sql`${members.firstName} || ' ' || ${members.lastName}`;

const membersWith = ({ db, now }: Ctx) =>
  db.select({ member: members, paid: paidPlan(db, now()) }).from(members);

/** Query: the member of an order, also of one that was made without an account under their address. */
const buyersOf = ({ db }: Ctx, order: string) =>
  db
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

/** Each member once, for the first reason. */
const unique = (rows: readonly Found[]): Found[] =>
  [...new Map(rows.toReversed().map((row) => [row.member.id, row])).values()].toReversed();

export function memberView({ config, now }: Ctx, { member, paid, match }: Found): AdminMember {
  const { id, firstName, lastName, email, rockCount, findCount, hasManualPlan } = member;
  return {
    id,
    name: nameOf(member),
    fullName: `${firstName} ${lastName}`.trim(),
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
