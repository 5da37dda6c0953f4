// A whole act as it is now: what was taken back, what of it would return, and after the undo what has.
import { and, desc, eq, exists, sql } from 'drizzle-orm';
import { wordsForOthers, withoutCodes } from '../../schema/code-mask.ts';
import {
  takebackLimits as limits,
  departedName,
  isDeparted,
  type Fate,
  type Takeback,
} from '../../schema/takebacks.ts';
import { comments, members, rocks, takebackItems, takebacks } from '../../schema/tables/index.ts';
import { loggedMember, namedColumns } from '../audit-log/logged-member.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import type { Item } from './items.ts';
import { returnable } from './journeys.ts';
import { canReturn } from './things.ts';
import { say } from '../../schema/words/say.ts';

/** @throws NotFound for an unknown act */
export async function takebackState(ctx: MemberCtx, id: string): Promise<Takeback> {
  const { db } = ctx;
  const ofIt = eq(takebackItems.takebackId, id);
  const [[act], items, people] = await ctx.read([
    db.select().from(takebacks).where(eq(takebacks.id, id)),
    db
      .select({
        item: takebackItems,
        can: sql<number | null>`${canReturn}`.as('can_return'),
        rock: joined('about', { name: rocks.name }),
        comment: joined('comment', { content: comments.content, givesCode: comments.givesCode }),
      })
      .from(takebackItems)
      .leftJoin(rocks, eq(rocks.id, takebackItems.rockId))
      .leftJoin(comments, and(eq(takebackItems.kind, 'comment'), eq(comments.id, takebackItems.subjectId)))
      .where(ofIt)
      .orderBy(desc(takebackItems.madeAt)),
    db
      .select(namedColumns(members))
      .from(members)
      .where(
        exists(
          db
            .select({ one: sql`1` })
            .from(takebackItems)
            .where(and(ofIt, eq(takebackItems.memberId, members.id))),
        ),
      )
      .orderBy(members.createdAt),
  ]);
  if (!act) throw new NotFound(say('takebacks', 'gone'));
  const isUndone = act.undoneAt !== null;
  const taken = items.filter(({ item }) => item.kind === 'journey' && item.state === 'taken');
  const whole =
    isUndone || taken.length === 0
      ? null
      : await returnable(
          ctx,
          taken.map(({ item }) => item),
        );
  const things = items.flatMap(({ item, can, rock, comment }) => {
    const fits = item.kind === 'journey' ? (whole?.has(item) ?? false) : can === 1;
    const fate = fateOf(item.state, fits);
    const said = item.kind === 'comment' ? wordsForOthers(comment) : withoutCodes(wordsIn(item));
    const { kind, memberId } = item;
    const thing = { kind, memberId, rockName: rock.name ?? '', words: said ?? '', at: instant(item.madeAt) };
    return fate === null ? [] : [{ ...thing, fate }];
  });
  const counts: Takeback['counts'] = { waits: {}, kept: {}, returns: {}, lost: {} };
  for (const { kind, fate } of things) counts[fate][kind] = (counts[fate][kind] ?? 0) + 1;
  return {
    id,
    from: instant(act.from),
    until: instant(act.until),
    isUndone,
    members: [
      ...people.flatMap((person) => loggedMember(person) ?? []),
      ...[...new Set(items.map(({ item }) => item.memberId))]
        .filter(isDeparted)
        .map((author) => ({ id: author, name: departedName(author), email: '' })),
    ],
    counts,
    things: things.toSorted(staysFirst).slice(0, limits.listed),
  };
}

/** Null for what was gone before. */
function fateOf(state: Item['state'], fits: boolean): Fate | null {
  switch (state) {
    case 'waiting':
    case 'returning':
      return 'waits';
    case 'taken':
      return fits ? 'returns' : 'lost';
    case 'returned':
      return 'returns';
    case 'kept':
    case 'lost':
      return state;
    case 'gone':
      return null;
  }
}

const does = (fate: Fate) => Number(fate === 'returns' || fate === 'waits');
const staysFirst = (one: { fate: Fate }, other: { fate: Fate }) => does(one.fate) - does(other.fate);

/** What is kept of it, as far as somebody wrote or did it. */
function wordsIn({ taken }: Item): string {
  if (taken === null) return '';
  // `things.ts` and `journeys.ts` wrote it.
  const { line, thanks, details, entries } = JSON.parse(taken) as {
    line?: string;
    thanks?: string;
    details?: string;
    entries?: { action: string }[];
  };
  return line ?? thanks ?? details ?? entries?.map(({ action }) => action).join(', ') ?? '';
}
