// Push messages in end-to-end tests: a browser's subscription, and its service worker.
import type { Page } from '@playwright/test';

/** As a browser sends it. */
export interface TestSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Subscriptions for the page, as a browser with a push service makes them. They outlive a reload. */
export async function stubSubscriptions(page: Page, { endpoint, keys }: TestSubscription): Promise<void> {
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const made = 'subscribed';
      const current = () => {
        const key = localStorage.getItem(made);
        if (key === null) return null;
        const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
        return {
          endpoint,
          options: { applicationServerKey: Uint8Array.from(binary, (one) => one.charCodeAt(0)).buffer },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => localStorage.removeItem(made),
        };
      };
      const methods = {
        getSubscription: async () => current(),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(made, applicationServerKey);
          return current();
        },
      };
      Object.assign(PushManager.prototype, methods);
      // Without a window, Chromium says 'denied' here, whatever the permission is.
      Object.defineProperty(Notification, 'permission', {
        get: () => (localStorage.getItem(made) === null ? 'default' : 'granted'),
      });
    },
    { endpoint, keys },
  );
}

/** The page's service worker. Chromium without a window has no notifications, so what it shows is recorded. */
export async function serviceWorkerOf(page: Page) {
  const [worker = await page.context().waitForEvent('serviceworker')] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    // The types are those of a page.
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
    Object.assign(self, { shown });
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) done(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return {
    deliver: async (data: string): Promise<void> => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    shown: () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown),
    url: worker.url(),
  };
}
