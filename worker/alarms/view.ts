// The states of the parts, for the dashboard.
import { alarmParts, type Health, type PartState } from '../../schema/alarms.ts';
import { alarms } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { instant } from '../platform/clock.ts';

export async function health(ctx: MemberCtx): Promise<Health> {
  const [rows] = await ctx.read([ctx.db.select().from(alarms)]);
  const isOff = { webhooks: ctx.payments === null, push: ctx.push === null };
  return {
    parts: alarmParts.map((part) => {
      const row = rows.find((one) => one.part === part);
      const state: PartState = row?.brokenSince
        ? 'broken'
        : part in isOff && isOff[part as keyof typeof isOff]
          ? 'off'
          : row
            ? 'fine'
            : 'new';
      const since = state === 'broken' ? row?.brokenSince : state === 'fine' ? row?.fineSince : null;
      const calmSince = state === 'broken' ? row?.fineSince : null;
      return {
        part,
        state,
        since: instant(since ?? null),
        calmSince: instant(calmSince ?? null),
        detail: row?.detail ?? '',
      };
    }),
  };
}
