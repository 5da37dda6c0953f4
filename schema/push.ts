// Push messages: limits, the known push services, and the one JSON that every browser takes.
import type { NotificationTopic } from './notifications.ts';

export const pushLimits = {
  /** Characters of an endpoint; the longest that browsers give have some 700. */
  endpoint: 2048,
  /** Subscriptions of one member; one that was not seen for longest goes first. */
  subscriptions: 10,
  /** Code points of a message. Its JSON must fit into 3,993 bytes, even if each of them is escaped. */
  title: 100,
  body: 200,
  tag: 100,
  /** Seconds for which a push service keeps a message for a browser that is away. */
  keptSeconds: 86_400,
} as const;

/** An uncompressed point of P-256 in base64url without padding, 65 bytes: a browser's public key, and our own. */
export const publicKeyPattern = /^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/;

/** Hosts of push services; with a dot in front also every host below. */
const services = [
  // Chrome, and browsers built on it.
  'fcm.googleapis.com',
  // Firefox.
  '.push.services.mozilla.com',
  // Edge.
  '.notify.windows.com',
  // Safari.
  '.push.apple.com',
] as const;

/**
 * Whether we send messages there. Anything else could be a host of our own network: https alone, the default port, no
 * credentials, and spelled as a browser spells it.
 */
export function isKnownPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.href !== endpoint) return false;
  const { protocol, hostname, port, username, password, hash } = url;
  if (protocol !== 'https:' || [port, username, password, hash].some((part) => part !== '')) return false;
  return services.some((one) => (one.startsWith('.') ? hostname.endsWith(one) : hostname === one));
}

/** Topics that are offered right after a rock was hidden. */
export const offeredTopics = ['found', 'moved'] as const satisfies readonly NotificationTopic[];
export type OfferedTopic = (typeof offeredTopics)[number];

/** Answer of GET /api/push. */
export interface PushService {
  /** Browsers subscribe with it; null while push messages are not set up. */
  publicKey: string | null;
}

/** Answer of POST and DELETE /api/push/subscriptions. */
export interface SubscriptionState {
  isOn: boolean;
}

/** What a browser shows. No text is more exact than a town, and none has an email address or a Rock ID. */
export interface PushMessage {
  title: string;
  body: string;
  /** Page that a tap opens, such as /my-rocks. */
  path: string;
  /** A message replaces one with the same tag that is still shown or on its way. */
  tag: string;
  /** Unread notifications, for the badge of the installed app; null leaves the badge alone. */
  badge: number | null;
}

const cut = (text: string, max: number) => {
  const points = [...text];
  return points.length > max ? `${points.slice(0, max - 1).join('')}…` : text;
};

/**
 * The message as JSON of Declarative Web Push, which Safari shows without our service worker. Elsewhere the service
 * worker shows the same.
 * @param origin of the site: Safari needs a full address
 */
export function pushJson({ title, body, path, tag, badge }: PushMessage, origin: string): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: cut(title, pushLimits.title),
      body: cut(body, pushLimits.body),
      navigate: `${origin}${path}`,
      tag: cut(tag, pushLimits.tag),
      ...(badge === null ? {} : { app_badge: badge }),
    },
  });
}
