// Takes the entries of an hour out of a journey, and puts them back where they were: everything else stays, and is
// computed again in the same batch.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { entrySubject } from '../../schema/reports.ts';
import {
  departedDeeds,
  entries,
  finds,
  members,
  reports,
  rocks,
  takebackItems,
  takebacks,
} from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { recountFind } from '../figures/count-finds.ts';
import { inOrder } from '../journey/history.ts';
import { againIfOvertaken } from '../journey/overtaken.ts';
import { lastHide, replayed, type Entry, type Journey } from '../journey/replay.ts';
import { rewriteJourney } from '../journey/rewrite.ts';
import { writeAll, type Statement } from '../platform/database.ts';
import { entryKeyOf } from '../moderation/words.ts';
import { countOnMap, uncountOnMap } from '../platform/map-cells.ts';
import type { RockRow } from '../rocks/card.ts';
import { fitting } from './fitting.ts';
import { moveOn, type Item } from './items.ts';
import { reopenReports, settleReports } from './reports.ts';

/** What is kept of a journey: of one member, as JSON. */
interface Taken extends Journey {
  /** Rehides among them, of finds that were made before and stay. */
  rehides?: { findId: string; seq: number }[];
  /** The numbers of the whole journey, as it was before. */
  order: number[];
  /** Reports of its words that were pending. */
  reports?: { id: string; seq: number }[];
  /** Why it did not travel, and since when it was missed; whose it was. */
  rock: Pick<RockRow, 'rest' | 'missingSince' | 'ownerId'>;
}

interface Scene {
  rock: RockRow;
  journey: Journey;
  /** Whose the entry with this number is: a member, a deleted account whose deeds are still known, or nobody's. */
  authorAt: (seq: number | null) => string | null;
  /** Of this rock in this act, all in one state. */
  items: Item[];
  /** Of words at its entries. */
  pending: { id: string; subjectId: string }[];
  from: number;
  until: number;
}

/** All members' entries of the act at this rock are one change. */
export const changeJourney = (ctx: Ctx, item: Item): Promise<void> =>
  againIfOvertaken(async () => {
    const scene = await sceneOf(ctx, item);
    if (!scene) return;
    const change = item.state === 'waiting' ? takeOut : putBack;
    await writeAll(ctx.db, await change(ctx, scene));
  });

async function sceneOf({ db }: Ctx, { takebackId, subjectId, state }: Item): Promise<Scene | null> {
  const [[rock], told, made, items, [act], departed, pending] = await db.batch([
    db.select().from(rocks).where(eq(rocks.id, subjectId)),
    db.select().from(entries).where(eq(entries.rockId, subjectId)),
    db.select().from(finds).where(eq(finds.rockId, subjectId)),
    db
      .select()
      .from(takebackItems)
      .where(
        and(
          eq(takebackItems.takebackId, takebackId),
          eq(takebackItems.kind, 'journey'),
          eq(takebackItems.subjectId, subjectId),
          eq(takebackItems.state, state),
        ),
      ),
    db.select().from(takebacks).where(eq(takebacks.id, takebackId)),
    db
      .select({ subjectId: departedDeeds.subjectId, authorId: departedDeeds.authorId })
      .from(departedDeeds)
      .where(and(eq(departedDeeds.rockId, subjectId), eq(departedDeeds.kind, 'journey'))),
    db
      .select({ id: reports.id, subjectId: reports.subjectId })
      .from(reports)
      .where(and(eq(reports.rockId, subjectId), isNull(reports.settledAt))),
  ]);
  if (items.length === 0 || !act) return null;
  const journey = { entries: told.toSorted(inOrder), finds: made };
  // A rock that is gone has no journey: its items end without one.
  const authors = new Map<number | null, string | null>([
    ...departed.map((deed) => [entryKeyOf(deed.subjectId).seq, deed.authorId] as const),
    ...told.flatMap(({ seq, memberId }) => (memberId === null ? [] : [[seq, memberId] as const])),
  ]);
  const authorAt = (seq: number | null) => authors.get(seq) ?? null;
  return {
    rock: rock ?? ({ id: subjectId } as RockRow),
    journey,
    authorAt,
    items,
    pending,
    from: act.from,
    until: act.until,
  };
}

async function takeOut(
  ctx: Ctx,
  { rock, journey, authorAt, items, pending, from, until }: Scene,
): Promise<Statement[]> {
  const { db } = ctx;
  const authors = new Set<string | null>(items.map(({ memberId }) => memberId));
  const isTheirs = ({ seq, recordedAt }: Entry) =>
    authors.has(authorAt(seq)) && recordedAt >= from && recordedAt < until;
  const gone = new Set(journey.entries.filter(isTheirs).map(({ seq }) => seq));
  const theirs = new Set(gone);
  for (const { seq, rehiddenSeq } of journey.finds)
    if (gone.has(seq) && rehiddenSeq !== null) gone.add(rehiddenSeq);
  const [first, second] = [journey.entries[0], journey.entries.find(({ seq }) => !gone.has(seq))];
  // What others found there has to have been hidden, and so has a rock without an owner.
  if (first && (second?.action === 'found' || (!second && rock.ownerId === null))) gone.delete(first.seq);
  const left = { ...journey, entries: journey.entries.filter(({ seq }) => !gone.has(seq)) };
  const since = journey.entries.findIndex(({ seq }) => gone.has(seq));
  const { rest, missingSince, ownerId } = rock;
  const reported = [...gone].flatMap((seq) =>
    pending.flatMap(({ id, subjectId }) => (subjectId === entrySubject(rock.id, seq) ? [{ id, seq }] : [])),
  );
  const takenBy = (memberId: string): Taken => ({
    entries: journey.entries.filter(({ seq }) => gone.has(seq) && authorAt(seq) === memberId),
    finds: journey.finds.filter(({ seq }) => gone.has(seq) && authorAt(seq) === memberId),
    rehides: journey.finds.flatMap(({ id, seq, rehiddenSeq }) =>
      authorAt(rehiddenSeq) === memberId && !gone.has(seq) && rehiddenSeq !== null && gone.has(rehiddenSeq)
        ? [{ findId: id, seq: rehiddenSeq }]
        : [],
    ),
    reports: reported.filter(({ seq }) => authorAt(seq) === memberId),
    order: journey.entries.map(({ seq }) => seq),
    rock: { rest, missingSince, ownerId },
  });
  return [
    ...items.map((item) => {
      const taken = takenBy(item.memberId);
      const had = journey.entries.some(({ seq }) => theirs.has(seq) && authorAt(seq) === item.memberId);
      const state = taken.entries.length > 0 ? 'taken' : had ? 'kept' : 'gone';
      return moveOn(db, item, sql`${state}`, sql`${state === 'taken' ? JSON.stringify(taken) : null}`);
    }),
    ...(gone.size === 0
      ? []
      : [
          ...settleReports(ctx, idsOf(reported)),
          ...recounted(db, journey, gone, -1),
          ...rewriteJourney(db, rock, journey, replayed(rock, left, since)),
        ]),
  ];
}

const idsOf = (some: readonly { id: string }[]) => sql`${JSON.stringify(some.map(({ id }) => id))}`;

// `takeOut` wrote it.
const takenOf = ({ taken }: Pick<Item, 'taken'>) => JSON.parse(taken ?? 'null') as Taken | null;

/** The numbers of the entries that fit. @param told the journey as it is; undefined once the rock is gone */
function fittingOf(told: readonly Entry[] | undefined, there: readonly Taken[]): Set<number> {
  const returning = there.flatMap(({ entries: some }) => some);
  const [one] = there;
  return told && one ? fitting(told, returning, there, one.order) : new Set();
}

const isWhole = (taken: Taken | null, seqs: ReadonlySet<number>) =>
  taken?.entries.every(({ seq }) => seqs.has(seq)) ?? false;

/** Which of these journeys would return as a whole. @param items taken ones of one act, of all its members */
export async function returnable(ctx: MemberCtx, items: readonly Item[]): Promise<Set<Item>> {
  const ids = JSON.stringify([...new Set(items.map(({ rockId }) => rockId))]);
  const among = (column: typeof rocks.id | typeof entries.rockId) =>
    sql`${column} IN (SELECT value FROM json_each(${ids}))`;
  const { db } = ctx;
  const [there, told] = await ctx.read([
    db.select({ id: rocks.id }).from(rocks).where(among(rocks.id)),
    db.select().from(entries).where(among(entries.rockId)),
  ]);
  const journeys = Map.groupBy(told.toSorted(inOrder), ({ rockId }) => rockId);
  return new Set(
    there.flatMap(({ id }) => {
      const some = items.filter(({ rockId }) => rockId === id);
      const taken = some.map(takenOf);
      const seqs = fittingOf(
        journeys.get(id) ?? [],
        taken.filter((one) => one !== null),
      );
      return some.filter((_, i) => isWhole(taken[i] ?? null, seqs));
    }),
  );
}

async function putBack({ db }: Ctx, { rock, journey, items }: Scene): Promise<Statement[]> {
  const taken = items.map(takenOf);
  const there = taken.filter((one) => one !== null);
  const [one] = there;
  const returning = await asTheyCanBe({ db } as Ctx, rock, there);
  const seqs = fittingOf('name' in rock ? journey.entries : undefined, there);
  const merged = [...journey.entries, ...returning.filter(({ seq }) => seqs.has(seq))].toSorted(inOrder);
  const since = merged.findIndex(({ seq }) => seqs.has(seq));
  const back = there.flatMap(({ finds: made }) => made).filter(({ seq }) => seqs.has(seq));
  const rehides = new Map(
    there.flatMap(({ rehides: some = [] }) =>
      some.filter(({ seq }) => seqs.has(seq)).map(({ findId, seq }) => [findId, seq]),
    ),
  );
  const stayed = journey.finds.map((find) => ({
    ...find,
    rehiddenSeq: find.rehiddenSeq ?? rehides.get(find.id) ?? null,
  }));
  const reported = there.flatMap(({ reports: some = [] }) => some.filter(({ seq }) => seqs.has(seq)));
  const moved = items.map((item, i) =>
    moveOn(db, item, sql`${isWhole(taken[i] ?? null, seqs) ? 'returned' : 'lost'}`, sql`NULL`),
  );
  if (seqs.size === 0 || !one) return moved;
  const after = replayed(rock, { entries: merged, finds: [...stayed, ...back] }, since);
  const { rest, missingSince } = one.rock;
  const isAsBefore = merged.at(-1)?.seq === one.order.at(-1) && (rest !== null || missingSince !== null);
  return [
    ...moved,
    reopenReports(db, idsOf(reported)),
    ...rewriteJourney(db, rock, journey, after),
    ...(isAsBefore
      ? [
          uncountOnMap(db, rock.id),
          db.update(rocks).set({ rest, missingSince }).where(eq(rocks.id, rock.id)),
          countOnMap(db, rock.id),
        ]
      : []),
    ...recounted(db, after, seqs, 1),
  ];
}

/** Without thanks of those who are gone, and of former owners. */
async function asTheyCanBe({ db }: Ctx, rock: RockRow, taken: readonly Taken[]): Promise<Entry[]> {
  const givers = taken.flatMap(({ entries: some }) => some.flatMap(({ thanksBy }) => thanksBy ?? []));
  const known =
    givers.length === 0
      ? []
      : await db
          .select({ id: members.id })
          .from(members)
          .where(inArray(members.id, [...new Set(givers)]));
  return taken.flatMap(({ entries: some, rock: { ownerId } }) =>
    some.map((entry) => {
      const { thanksBy } = entry;
      const isKept = thanksBy === null ? rock.ownerId === ownerId : known.some(({ id }) => id === thanksBy);
      return isKept ? entry : { ...entry, thanks: null, thanksBy: null };
    }),
  );
}

/** Statements: the figures of the finds among these entries, as far as they are counted. */
function recounted(
  db: Ctx['db'],
  { entries: told }: Journey,
  seqs: ReadonlySet<number>,
  by: 1 | -1,
): Statement[] {
  return told.flatMap(({ seq, action, recordedAt }, position) =>
    action === 'found' && seqs.has(seq)
      ? recountFind(db, { recordedAt, country: lastHide(told.slice(0, position))?.country ?? '' }, by)
      : [],
  );
}
