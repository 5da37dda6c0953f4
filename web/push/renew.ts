// Sends this browser's subscription again once a day, since browsers replace subscriptions without saying so.
import { api, bodyOf } from '../api.ts';
import { currentSubscription, endPush } from '../members/end-push.ts';
import { dropPushNote, readPushNote } from '../members/push-note.ts';
import { canSubscribe, sendSubscription, subscribe, today } from './subscribe.ts';

/**
 * For a browser that was allowed to show messages. Ends those of a member who did not log out here.
 * @param memberId null for a visitor: the messages begin again if the same member comes back
 */
export async function renewPush(memberId: string | null): Promise<void> {
  const note = readPushNote();
  if (!note || !canSubscribe()) return;
  if (note.memberId !== memberId) {
    if (memberId !== null) dropPushNote();
    await endPush();
    return;
  }
  if (Notification.permission !== 'granted') return;
  if (note.sentOn === today() && (await currentSubscription())) return;
  const { publicKey } = await bodyOf(api.push.$get());
  if (publicKey !== null) await sendSubscription(await subscribe(publicKey), memberId);
}
