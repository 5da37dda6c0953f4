// Push messages from the offer after a hide to the notification. Only the browser's push service is missing here.
import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/issue-code.ts';
import { pushJson } from '../../schema/push.ts';
import { becomeMember, expect, expectAccessible, expectFits, phone, retried, test } from './fixtures.ts';
import { registerRock } from './rocks.ts';

test.use({ viewport: phone, permissions: ['notifications'] });

/** Subscriptions for the page, as a browser with a push service makes them. They outlive a reload. */
async function stubSubscriptions(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((endpoint) => {
    const point = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
    const made = 'subscribed';
    const current = () => {
      const key = localStorage.getItem(made);
      if (key === null) return null;
      const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
      return {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(binary, (one) => one.charCodeAt(0)).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: point, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
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
  }, endpoint);
}

/** The page's service worker. Chromium without a window has no notifications, so what it shows is recorded. */
async function serviceWorkerOf(page: Page) {
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
    deliver: (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    shown: () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown),
    url: worker.url(),
  };
}

test('a member who hides a rock is told by push from then on, until they log out', async ({ page }) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${issueCode()}`;
  await stubSubscriptions(page, endpoint);
  await becomeMember(page, { isFirstLogin: false });
  const { code } = await registerRock(page, 'Herald');
  await page.goto(`/my-rocks?action=hide&rockId=${code}`);
  const dialog = page.getByRole('dialog', { name: 'Hide Herald' });
  await dialog.getByText('Enter by hand').click();
  await dialog.getByLabel('Latitude').fill('41.2565');
  await dialog.getByLabel('Longitude').fill('-95.9345');
  await dialog.getByLabel('Location Name').fill('Elm by the gate');
  await dialog.getByRole('button', { name: 'Log Hide' }).click();
  const offer = page.getByRole('button', { name: 'Tell me when it is found' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  const saved = page.waitForResponse('**/api/push/subscriptions');
  await offer.click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('This device will tell you when it is found.')).toBeFocused();
  await expectAccessible(page);

  await test.step('the service worker shows every message, also one that makes no sense', async () => {
    const { deliver, shown, url } = await serviceWorkerOf(page);
    const { origin } = new URL(page.url());
    expect(url).toBe(`${origin}/sw.js`);
    const message = {
      title: 'Herald was found',
      body: 'Near Omaha',
      path: '/my-rocks',
      tag: 'herald',
      // Nor has it badges.
      badge: null,
    };
    await deliver(pushJson(message, origin));
    const { title, body, tag } = message;
    const icon = '/email-logo.png';
    await expect.poll(shown).toEqual([{ title, body, tag, icon, data: { navigate: `${origin}/my-rocks` } }]);
    await deliver('no JSON');
    await expect.poll(shown).toHaveLength(2);
  });

  await test.step('after a reload the offer is gone, and logging out removes the subscription', async () => {
    await page.reload();
    await expect(page.getByText('Amazing! Rock Hidden Successfully!')).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'More' }).click();
    const removed = page.waitForResponse('**/api/push/subscriptions');
    await page.getByRole('button', { name: 'Log out' }).click();
    const answer = await removed;
    expect([answer.request().method(), answer.status()]).toEqual(['DELETE', 200]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Paint a rock.');
    expect((await page.request.get('/api/auth/user', retried)).status()).toBe(401);
  });
});
