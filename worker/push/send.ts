// Sends one push message to one browser.
import { eq } from 'drizzle-orm';
import { isKnownPushService, pushJson, type PushMessage } from '../../schema/push.ts';
import { pushSubscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { Unavailable } from '../errors.ts';
import { sha256 } from '../platform/ids.ts';
import { say } from '../../schema/words/say.ts';

export type Subscription = typeof pushSubscriptions.$inferSelect;

/** Most characters of a topic (RFC 8030, 5.4). */
const topicLength = 32;

/** Statuses by which a push service says that the browser has ended its subscription. */
const ended: ReadonlySet<number> = new Set([404, 410]);

/**
 * Deletes the subscription if it is gone. @throws Unavailable if the message should be sent again later: push messages
 * are not set up, or the push service is busy, slow or down, or refuses us
 */
export async function sendPush(
  ctx: Pick<Ctx, 'db' | 'push' | 'config' | 'log' | 'counts'>,
  subscription: Subscription,
  message: PushMessage,
): Promise<'sent' | 'gone'> {
  const { db, push, config, log, counts } = ctx;
  if (!push) throw new Unavailable(say('push', 'unavailable'));
  const forget = () => db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id));
  // Of a service that an older release knew.
  if (!isKnownPushService(subscription.endpoint)) {
    await forget();
    return 'gone';
  }
  try {
    const topic = await topicOf(message.tag, subscription);
    const status = await push.send(subscription, pushJson(message, config.publicOrigin), topic);
    const isSent = status >= 200 && status < 300;
    if (!isSent && !ended.has(status)) throw new Error(`answered ${status}`);
    counts.note('push', false);
    if (isSent) return 'sent';
  } catch (cause) {
    counts.note('push', true);
    log.failure('a push service did not take a message', cause);
    throw new Unavailable(say('push', 'unavailable'));
  }
  await forget();
  return 'gone';
}

/** A push service reads the topic. A hash with the browser's secret tells it nothing, and is no one else's. */
async function topicOf(tag: string, { auth }: Subscription): Promise<string> {
  return (await sha256(`${auth} ${tag}`)).slice(0, topicLength);
}
