// Push messages from the offer after a hide to the notification. Only the browser's push service is missing here.
import { aSubscription } from '../../worker/testing/push.ts';
import { pushJson } from '../../schema/push.ts';
import { becomeMember, expect, expectAccessible, expectFits, phone, retried, test } from './fixtures.ts';
import { hideByHand, registerRock } from './rocks.ts';
import { serviceWorkerOf, stubSubscriptions } from './push.ts';

test.use({ viewport: phone, permissions: ['notifications'], serviceWorkers: 'allow' });

test('a member who hides a rock is told by push from then on, until they log out', async ({ page }) => {
  await stubSubscriptions(page, aSubscription());
  await becomeMember(page, { isFirstLogin: false });
  const { code } = await registerRock(page, 'Herald');
  await hideByHand(page, 'Herald', code);
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
    const icon = '/app-icon-192.png';
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
