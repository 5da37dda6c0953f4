// What a check changes: which parts broke and which are fine again, and telling the administrator once of each.
import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { alarmLimits, type AlarmPart } from '../../schema/alarms.ts';
import { alarms } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { minute } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import type { AlarmRow } from './readings.ts';
import type { Finding } from './rules.ts';

const calmMs = alarmLimits.calmMinutes * minute;

/** Statements: nothing for most parts. Each holds only if the row is still as it was read. */
export function changes(ctx: Ctx, part: AlarmPart, row: AlarmRow | undefined, found: Finding): Statement[] {
  const { db, now } = ctx;
  const isPart = eq(alarms.part, part);
  if (typeof found === 'object') {
    const { detail } = found;
    if (row?.brokenSince) {
      const isBroken = isNotNull(alarms.brokenSince);
      return [db.update(alarms).set({ fineSince: null, detail }).where(and(isPart, isBroken))];
    }
    return begin(ctx, part, { detail, since: Math.max(found.since, row?.fineSince ?? 0) });
  }
  if (!row) {
    if (found === 'unknown') return [];
    return [db.insert(alarms).values({ part, fineSince: now() }).onConflictDoNothing()];
  }
  if (row.brokenSince === null) return [];
  const isSame = and(isPart, eq(alarms.brokenSince, row.brokenSince));
  if (row.fineSince === null) {
    if (found === 'unknown') return [];
    return [
      db
        .update(alarms)
        .set({ fineSince: now() })
        .where(and(isSame, isNull(alarms.fineSince))),
    ];
  }
  if (row.fineSince > now() - calmMs) return [];
  return end(ctx, part, row.brokenSince, row.fineSince);
}

function begin(ctx: Ctx, part: AlarmPart, { since, detail }: { since: number; detail: string }): Statement[] {
  const { db, now } = ctx;
  const broken = { brokenSince: since, fineSince: null, detail, toldAt: now() };
  return [
    db
      .insert(alarms)
      .values({ part, ...broken })
      .onConflictDoUpdate({ target: alarms.part, set: broken, setWhere: isNull(alarms.brokenSince) }),
    ...tell(ctx, part, `${since}`, and(eq(alarms.brokenSince, since), eq(alarms.toldAt, now()))),
  ];
}

function end(ctx: Ctx, part: AlarmPart, brokenSince: number, fineSince: number): Statement[] {
  const { db, now } = ctx;
  const isIt = and(eq(alarms.part, part), eq(alarms.fineSince, fineSince));
  return [
    db
      .update(alarms)
      .set({ brokenSince: null, detail: '', toldAt: now() })
      .where(and(isIt, eq(alarms.brokenSince, brokenSince))),
    ...tell(
      ctx,
      part,
      `${brokenSince}-${fineSince}`,
      and(isNull(alarms.brokenSince), eq(alarms.fineSince, fineSince), eq(alarms.toldAt, now())),
    ),
  ];
}

/** Statements: an email and a push message, if the row is now as this check has written it. */
function tell(ctx: Ctx, part: AlarmPart, when: string, isWritten: ReturnType<typeof and>): Statement[] {
  if (ctx.config.adminEmail === '') return [];
  const own = ctx.db
    .select({ one: sql`1` })
    .from(alarms)
    .where(and(eq(alarms.part, part), isWritten));
  return (['push', 'email'] as const).map((channel) =>
    queueEmail(ctx, {
      event: `alarm:${part}:${when}`,
      recipient: 'administrator',
      channel,
      thread: `alarm:${part}:${channel}`,
      onlyIf: exists(own),
    }),
  );
}
