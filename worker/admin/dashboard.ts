// The dashboard's figures: visitors, sign-ups, and the charts of the last 30 days.
import {
  signUpsOf,
  visitorsOf,
  windowsOf,
  type ChartDays,
  type SubscriptionAnalytics,
  type VisitorAnalytics,
} from '../../schema/figures.ts';
import type { MemberCtx } from '../context.ts';
import { lastMonth } from '../figures/days.ts';

export async function visitorAnalytics(ctx: MemberCtx): Promise<VisitorAnalytics> {
  return windowsOf(await lastMonth(ctx), visitorsOf);
}

export async function subscriptionAnalytics(ctx: MemberCtx): Promise<SubscriptionAnalytics> {
  return windowsOf(await lastMonth(ctx), signUpsOf);
}

export async function chartDays(ctx: MemberCtx): Promise<ChartDays> {
  const days = await lastMonth(ctx);
  return {
    days: days.map(({ day, visitors, rocks, signUps: { free, monthly, yearly } }) => ({
      day,
      visitors,
      finds: rocks.found,
      signUps: free + monthly + yearly,
    })),
  };
}
