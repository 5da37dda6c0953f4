// Subscribes this browser to push messages, and sends its subscription to the server.
import { serviceWorkerPath } from '../../schema/offline.ts';
import type { OfferedTopic } from '../../schema/push.ts';
import { api } from '../api.ts';
import { keepPushNote } from '../members/push-note.ts';

/** Whether this browser can show push messages. On iPhones only the installed app can, and has these. */
export const canSubscribe = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * The subscription that this browser has with our key, or else a new one. The permission must have been given.
 * @param publicKey of the server @throws DOMException if the browser or its push service refuses
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && isFor(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The server's key changes if the operator makes a new one. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return false;
  const binary = String.fromCharCode(...new Uint8Array(options.applicationServerKey));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

/** @param topic what the member asked to be told of */
export async function sendSubscription(
  subscription: PushSubscription,
  memberId: string,
  topic?: OfferedTopic,
): Promise<void> {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await api.push.subscriptions.$post({ json: { endpoint, keys: { p256dh, auth }, topic, timeZone } });
  keepPushNote({ memberId, sentOn: today() });
}

export const today = (): string => new Date().toISOString().slice(0, 10);
