// Ends the push messages of this browser.
import { api } from '../api.ts';

/**
 * For logging out, and for a visit after a session has ended: the next user may be somebody else. If the server does not
 * hear of it, the browser's push service tells it with the next message.
 */
export async function endPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const json = { endpoint: subscription.endpoint };
  await Promise.allSettled([subscription.unsubscribe(), api.push.subscriptions.$delete({ json })]);
}

/** The subscription that this browser has; null without one, and in browsers without push messages. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch {
    return null;
  }
}
