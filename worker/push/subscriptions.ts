// Push subscriptions: the browsers that may show a member push messages.
import { and, desc, eq, exists, like, ne, notInArray, sql } from 'drizzle-orm';
import { defaultChoices } from '../../schema/notifications.ts';
import type { PushSubscriptionInput } from '../../schema/push-input.ts';
import { pushLimits, type OfferedTopic, type SubscriptionState } from '../../schema/push.ts';
import {
  jobRuns,
  notificationChoices,
  notificationSettings,
  pushSubscriptions,
} from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { Malformed } from '../errors.ts';
import type { Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Saves a browser's subscription, or renews it. It belongs to the member who sent it last: a browser shows one member's
 * messages. Of more than ten, one that was not seen for longest goes.
 * @throws Malformed for a key with which nothing can be encrypted
 */
export async function saveSubscription(
  ctx: MemberCtx,
  { endpoint, keys, topic, timeZone }: PushSubscriptionInput,
): Promise<SubscriptionState> {
  const { db, memberId } = ctx;
  if (!(await isOnCurve(keys.p256dh))) throw new Malformed(say('push', 'key'), 'keys');
  return ctx.begin([], () => {
    const now = ctx.now();
    const save = db
      .insert(pushSubscriptions)
      .values({ id: newId(), memberId, endpoint, ...keys, createdAt: now, seenAt: now })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { memberId, ...keys, seenAt: now },
      });
    const newest = db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.memberId, memberId))
      // The one just saved comes first, also if the clock went back.
      .orderBy(desc(eq(pushSubscriptions.endpoint, endpoint)), desc(pushSubscriptions.seenAt))
      .limit(pushLimits.subscriptions);
    const dropOthers = db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.memberId, memberId), notInArray(pushSubscriptions.id, newest)));
    const also = [
      ...(topic ? [wantTopic(ctx, topic)] : []),
      ...(timeZone === '' ? [] : [keepTimeZone(ctx, timeZone)]),
    ];
    return ctx.write([save, dropOthers, ...also], { isOn: true });
  });
}

/** Does nothing if the browser's subscription is gone or belongs to another member. */
export function deleteSubscription(ctx: MemberCtx, endpoint: string): Promise<SubscriptionState> {
  const { db, memberId } = ctx;
  const isOwn = and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.memberId, memberId));
  return ctx.begin([], () => ctx.write([db.delete(pushSubscriptions).where(isOwn)], { isOn: false }));
}

const keyPrefix = 'push-key:';

/**
 * Statements: after a change of our key, browsers that subscribed to the earlier one are forgotten, because push services
 * refuse messages to them. Each subscribes again within a day of its next visit.
 */
export function forgetOtherKeys({ db, push, now }: Ctx): Statement[] {
  if (!push) return [];
  const name = `${keyPrefix}${push.publicKey}`;
  const isOther = and(like(jobRuns.name, `${keyPrefix}%`), ne(jobRuns.name, name));
  return [
    db.delete(pushSubscriptions).where(exists(db.select().from(jobRuns).where(isOther))),
    db.delete(jobRuns).where(isOther),
    db.insert(jobRuns).values({ name, doneAt: now() }).onConflictDoNothing(),
  ];
}

/** Query: the browsers of a member. */
export function subscriptionsOf({ db }: Pick<Ctx, 'db'>, memberId: string) {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
}

/** Statement: the member asked to be told of it by push. By default not every topic is. */
function wantTopic({ db, memberId }: MemberCtx, topic: OfferedTopic) {
  const { email } = defaultChoices[topic];
  return db
    .insert(notificationChoices)
    .values({ memberId, topic, email, isPushed: true })
    .onConflictDoUpdate({
      target: [notificationChoices.memberId, notificationChoices.topic],
      set: { isPushed: sql`TRUE` },
    });
}

/** Statement: the member's quiet hours are by the clock of the browser that they used last. */
const keepTimeZone = ({ db, memberId }: MemberCtx, timeZone: string) =>
  db
    .insert(notificationSettings)
    .values({ memberId, timeZone })
    .onConflictDoUpdate({ target: notificationSettings.memberId, set: { timeZone } });

/** Whether a browser's public key is a point of P-256. */
async function isOnCurve(p256dh: string): Promise<boolean> {
  const text = atob(p256dh.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(text, (one) => one.charCodeAt(0));
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
  return crypto.subtle.importKey('raw', bytes, algorithm, false, []).then(
    () => true,
    () => false,
  );
}
