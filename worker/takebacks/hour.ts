// What would be taken back: of one member, or of everybody who wrote from the same networks.
import { eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { withoutCodes } from '../../schema/code-mask.ts';
import {
  takebackLimits as limits,
  type HourAuthor,
  type HourOfMembers,
  type HourQuery,
  type TakebackKind,
} from '../../schema/takebacks.ts';
import { departedDeeds, members, rocks, traces } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { knownColumns, knownMember } from '../moderation/known-member.ts';
import { instant, minute } from '../platform/clock.ts';
import { deedsIn, newestDeed } from './deeds.ts';
import { departedAuthor, departedAuthors, newestOfDeparted } from './departed.ts';
import { say } from '../../schema/words/say.ts';

/** @throws NotFound for an unknown member or deleted account */
export async function hourOf(ctx: MemberCtx, { memberId, from, network }: HourQuery): Promise<HourOfMembers> {
  const start = from === undefined ? await newestHour(ctx, memberId) : Date.parse(from);
  const [until, hours] = [start + limits.hourMs, hoursOf(start)];
  const near = (id: SQLWrapper): SQL =>
    network === undefined
      ? sql`${id} = ${memberId}`
      : sql`(${id} = ${memberId} OR ${id} IN (SELECT near.member_id FROM ${traces} AS own JOIN ${traces} AS near ON near.network = own.network AND near.hour IN (${hours[0]}, ${hours[1]})
          WHERE own.member_id = ${memberId} AND own.hour IN (${hours[0]}, ${hours[1]})))`;
  const [living, departed] = await ctx.read([
    ctx.db.select(knownColumns(members)).from(members).where(near(members.id)).orderBy(members.createdAt),
    departedAuthors(ctx.db, near(departedDeeds.authorId)),
  ]);
  const people: HourAuthor[] = [
    ...living.flatMap((person) => knownMember(person) ?? []),
    ...departed.map(departedAuthor),
  ].toSorted((one, other) => Number(other.id === memberId) - Number(one.id === memberId));
  if (people[0]?.id !== memberId) throw new NotFound(say('takebacks', 'noMember'));
  const deedsOf = (some: typeof people) =>
    sql`${deedsIn({ memberIds: some.map(({ id }) => id), from: start, until })} AS deeds`;
  const [counted] = await ctx.read([
    ctx.db
      .select({
        kind: sql<TakebackKind>`deeds.kind`.as('deed_kind'),
        memberId: sql<string>`deeds.member_id`.as('by_member'),
        many: sql<number>`count(*)`.as('many'),
      })
      .from(deedsOf(people))
      .groupBy(sql`1`, sql`2`),
  ]);
  const made = Map.groupBy(counted, ({ memberId: by }) => by);
  const manyOf = ({ id }: { id: string }) => made.get(id)?.reduce((sum, { many }) => sum + many, 0) ?? 0;
  const [first, ...others] = people;
  const ordered = [
    ...(first ? [first] : []),
    ...others.toSorted((one, other) => manyOf(other) - manyOf(one)),
  ];
  const [shown, rest] = [ordered.slice(0, limits.members), ordered.slice(limits.members)];
  const [listed] = await ctx.read([
    ctx.db
      .select({
        kind: sql<TakebackKind>`deeds.kind`.as('deed_kind'),
        memberId: sql<string>`deeds.member_id`.as('by_member'),
        words: sql<string>`deeds.words`.as('words'),
        madeAt: sql<number>`deeds.made_at`.as('made_at'),
        rockName: rocks.name,
      })
      .from(deedsOf(shown))
      .innerJoin(rocks, sql`${rocks.id} = deeds.rock_id`)
      .orderBy(sql`deeds.made_at DESC`)
      .limit(limits.listed),
  ]);
  return {
    from: instant(start),
    until: instant(until),
    members: shown.map((person) => {
      const counts = (made.get(person.id) ?? []).map(({ kind, many }) => [kind, many]);
      return {
        ...person,
        counts: Object.fromEntries(counts) as HourOfMembers['members'][number]['counts'],
      };
    }),
    more: rest.filter((person) => manyOf(person) > 0).length,
    things: listed.map(({ madeAt, words, ...thing }) => ({
      ...thing,
      words: withoutCodes(words),
      at: instant(madeAt),
    })),
  };
}

/** The beginning of the hour that ends with the minute of the member's newest thing, or of now. */
async function newestHour(ctx: MemberCtx, memberId: string): Promise<number> {
  const { db, now } = ctx;
  const [[newest], [departed]] = await ctx.read([
    db
      .select({ at: newestDeed(memberId).as('newest') })
      .from(members)
      .where(eq(members.id, memberId)),
    newestOfDeparted(db, memberId),
  ]);
  const at = newest?.at ?? departed?.at ?? now();
  return (Math.floor(at / minute) + 1) * minute - limits.hourMs;
}

/** The one or two clock hours that an hour touches. */
const hoursOf = (start: number) => {
  const first = Math.floor(start / limits.hourMs);
  return [first, Math.ceil(start / limits.hourMs)] as const;
};

/** Queries: those of these members, and of these deleted accounts, who are known. */
export const whoExists = ({ db }: MemberCtx, ids: readonly string[]) =>
  [
    db
      .select({ id: members.id })
      .from(members)
      .where(inArray(members.id, [...ids])),
    departedAuthors(db, inArray(departedDeeds.authorId, [...ids])),
  ] as const;
