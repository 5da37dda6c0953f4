// What the site keeps about a member themselves: profile, settings, plan and orders, as account.json.
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { exportVersion, type ExportedAccount } from '../../schema/export-files.ts';
import {
  ambassadorApplications,
  emailChanges,
  notificationChoices,
  notificationSettings,
  orders,
  purchases,
  pushSubscriptions,
  sessions,
  watchers,
  withheldWords,
} from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { settingsView } from '../inbox/settings.ts';
import { instant } from '../platform/clock.ts';
import { everySubscriptionOf } from '../subscriptions/rows.ts';

type Named = Pick<MemberRow, 'username' | 'firstName' | 'lastName'>;

/** More than anybody has, so that one batch reads all. */
const most = 2000;

/** @param picture the name of the profile picture's file; null without one */
export async function exportedAccount(
  ctx: MemberCtx,
  member: MemberRow,
  picture: string | null,
): Promise<ExportedAccount> {
  const { db, memberId } = ctx;
  const address = member.emailKey ?? '';
  const [settings, choices, changes, devices, browsers, plans, bought, ordered, applied, watched, withheld] =
    await ctx.read([
      db.select().from(notificationSettings).where(eq(notificationSettings.memberId, memberId)),
      db.select().from(notificationChoices).where(eq(notificationChoices.memberId, memberId)),
      db
        .select()
        .from(emailChanges)
        .where(eq(emailChanges.memberId, memberId))
        .orderBy(asc(emailChanges.createdAt))
        .limit(most),
      db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.memberId, memberId))
        .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
        .limit(most),
      db
        .select({ expiresAt: sessions.expiresAt })
        .from(sessions)
        .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, ctx.now())))
        .orderBy(asc(sessions.expiresAt))
        .limit(most),
      everySubscriptionOf(ctx),
      db
        .select()
        .from(purchases)
        .where(eq(purchases.emailKey, address))
        .orderBy(asc(purchases.createdAt))
        .limit(most),
      db
        .select()
        .from(orders)
        .where(or(eq(orders.memberId, memberId), and(isNull(orders.memberId), eq(orders.emailKey, address))))
        .orderBy(asc(orders.createdAt), asc(orders.id))
        .limit(most),
      db.select().from(ambassadorApplications).where(eq(ambassadorApplications.emailKey, address)),
      db
        .select()
        .from(watchers)
        .where(eq(watchers.emailKey, address))
        .orderBy(asc(watchers.createdAt), asc(watchers.id))
        .limit(most),
      db
        .select()
        .from(withheldWords)
        .where(eq(withheldWords.memberId, memberId))
        .orderBy(asc(withheldWords.withheldAt), asc(withheldWords.id))
        .limit(most),
    ]);
  const { choices: told, digest, quiet, timeZone } = settingsView(settings[0], choices);
  return {
    version: exportVersion,
    profile: {
      id: memberId,
      email: member.email ?? '',
      username: member.username,
      firstName: member.firstName,
      lastName: member.lastName,
      city: member.city,
      state: member.state,
      country: member.country,
      joinedAt: instant(member.createdAt),
      picture,
      language: member.language,
      distanceUnit: member.distanceUnit,
      isLinked: member.oidcSubject !== null,
      suspended:
        member.suspendedAt === null
          ? null
          : {
              at: instant(member.suspendedAt),
              until: instant(member.suspendedUntil),
              because: member.suspendedBecause,
            },
    },
    addressChanges: changes.map((change) => ({
      from: change.oldEmail,
      to: change.newEmail,
      at: instant(change.createdAt),
      confirmedAt: instant(change.confirmedAt),
      endedAt: instant(change.endedAt),
    })),
    notifications: { choices: told, digest, quiet, timeZone },
    // The whole address would let whoever has the file send messages to the device's browser.
    pushDevices: devices.map(({ endpoint, createdAt, seenAt }) => ({
      service: URL.parse(endpoint)?.host ?? '',
      since: instant(createdAt),
      lastSeen: instant(seenAt),
    })),
    signedInBrowsers: browsers.map(({ expiresAt }) => ({ until: instant(expiresAt) })),
    plan: {
      givenByHand: member.hasManualPlan,
      subscriptions: plans.map((plan) => ({
        plan: plan.plan,
        status: plan.status,
        since: instant(plan.createdAt),
        periodEnd: instant(plan.periodEnd),
        endedAt: instant(plan.endedAt),
        accessUntil: instant(plan.accessUntil),
        refundedAt: instant(plan.refundedAt),
      })),
      purchases: bought.map(({ plan, email, createdAt }) => ({ plan, email, at: instant(createdAt) })),
    },
    orders: ordered.map((order) => ({
      number: order.id,
      product: order.productName,
      amount: order.amount,
      refunded: order.refunded,
      currency: order.currency,
      email: order.customerEmail,
      shipping: order.shipping && { ...order.shipping },
      at: instant(order.createdAt),
      shippedAt: instant(order.shippedAt),
      tracking: order.tracking,
    })),
    ambassadorApplications: applied.map((one) => ({
      name: one.name,
      email: one.email,
      address: one.address,
      city: one.city,
      state: one.state,
      zipcode: one.zipcode,
      country: one.country,
      at: instant(one.createdAt),
    })),
    watched: watched.map(({ rockId, createdAt }) => ({ rock: rockId, at: instant(createdAt) })),
    withheldWords: withheld.map(({ subject, words, reason, withheldAt }) => ({
      what: subject,
      // The parts of a name are stored as JSON.
      words:
        subject === 'name'
          ? Object.values(JSON.parse(words) as Named)
              .join(' ')
              .trim()
          : words,
      because: reason,
      at: instant(withheldAt),
    })),
  };
}
