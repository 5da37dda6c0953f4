// A browser that can show push messages, for tests: the real one has no push service.
import { onTestFinished, vi } from 'vitest';

/** The server's public key; bytes of 1 are as good as any. */
export const publicKey =
  'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE';
const anotherKey = new Uint8Array(65);

const keys = { p256dh: 'browser-point', auth: 'browser-secret' };

interface Circumstances {
  permission?: NotificationPermission;
  /** What the member answers when the browser asks. */
  answer?: NotificationPermission;
  /** A subscription from before; with the server's key, or another one. */
  subscription?: 'ours' | 'of an older key';
  /** Of the browser's push service. */
  fails?: boolean;
}

/** Replaces the browser's push service until the test ends. @returns what the browser was asked, in order */
export function stubPush({
  permission = 'default',
  answer = 'granted',
  subscription,
  fails,
}: Circumstances = {}) {
  const asked: string[] = [];
  let made = 0;
  let current: object | null = null;
  const make = (key: Uint8Array<ArrayBuffer>) => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${++made}`;
    current = {
      endpoint,
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        asked.push('unsubscribe');
        current = null;
        return true;
      },
    };
    return current;
  };
  if (subscription) make(subscription === 'ours' ? new Uint8Array(65).fill(1) : anotherKey);
  const registration = {
    pushManager: {
      getSubscription: async () => current,
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        asked.push(`subscribe ${JSON.stringify(options)}`);
        if (fails) throw new DOMException('Registration failed - push service error', 'AbortError');
        return make(new Uint8Array(65).fill(1));
      },
    },
  };
  const notification = {
    permission,
    requestPermission: async () => {
      asked.push(navigator.userActivation.isActive ? 'ask' : 'ask without a click');
      return (notification.permission = answer);
    },
  };
  vi.stubGlobal('Notification', notification);
  const workers = {
    getRegistration: async () => (current ? registration : undefined),
    register: async (path: string) => {
      asked.push(`register ${path}`);
      return registration;
    },
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return asked;
}

/** How the browser subscribes with the server's key. */
export const subscribed = `subscribe ${JSON.stringify({ userVisibleOnly: true, applicationServerKey: publicKey })}`;

/** The body of the request that saves the browser's nth subscription. */
export const sentSubscription = (n: number, topic?: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${n}`,
  keys,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(topic === undefined ? {} : { topic }),
});
