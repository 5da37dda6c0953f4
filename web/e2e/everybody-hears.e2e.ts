// The whole loop: hide, be told of the find, say thanks, hear of the thanks, and hear no more.
import { normalizeCode } from '../../schema/codes.ts';
import { newestHeaders } from '../../tools/e2e/inbox.ts';
import { newestPush } from '../../tools/e2e/push-service.ts';
import { newPushBrowser } from '../../worker/testing/push.ts';
import {
  becomeMember,
  enterCode,
  expect,
  expectAccessible,
  expectEmail,
  expectFits,
  newEmail,
  phone,
  retried,
  test,
} from './fixtures.ts';
import { serviceWorkerOf, stubSubscriptions } from './push.ts';
import { hideByHand, registerRock } from './rocks.ts';

test.use({ viewport: phone, permissions: ['notifications'], serviceWorkers: 'allow' });

test('a painter hears of a find by email and push, thanks its finder, who hears of it and then no more', async ({
  page,
  newBrowser,
}) => {
  const browser = await newPushBrowser();
  await stubSubscriptions(page, browser.subscription);
  const painterEmail = await becomeMember(page, { isFirstLogin: false });
  const { code, id } = await registerRock(page, 'Herald');
  await hideByHand(page, 'Herald', code);
  const offer = page.getByRole('button', { name: 'Tell me when it is found' });
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const saved = page.waitForResponse('**/api/push/subscriptions');
  await offer.click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('This device will tell you when it is found.')).toBeFocused();
  await page.reload();
  await expect(page.getByText('Amazing! Rock Hidden Successfully!')).toBeVisible();
  await expect(offer).toHaveCount(0);
  const { origin } = new URL(page.url());
  // At night a push message would wait for the morning.
  const settings = '/api/user/notifications';
  const { timeZone: _, ...before } = await (await page.request.get(settings)).json();
  const awake = await page.request.put(settings, { data: { ...before, quiet: { from: 0, to: 0 } } });
  expect(awake.status()).toBe(200);

  const finder = await newBrowser({ viewport: phone });
  const finderEmail = newEmail();
  await test.step('a stranger finds it and joins', async () => {
    await finder.goto(`/R/${normalizeCode(code)}`);
    await finder.getByRole('button', { name: 'Mark as Found' }).click();
    await finder.waitForURL('**/subscribe*');
    await finder.getByLabel('Email address').fill(finderEmail);
    await finder.getByRole('button', { name: 'Continue with Free' }).click();
    await enterCode(finder, finderEmail);
    await expect(finder.getByText('Great Job! Rock Found!', { exact: true })).toBeVisible();
  });

  await test.step('the painter is told by email and push, without the Rock ID', async () => {
    await expectEmail(page, painterEmail, 'Herald was found', 'near Omaha, Nebraska');
    const { endpoint } = browser.subscription;
    await expect.poll(() => newestPush(origin, endpoint)).toBeDefined();
    const json = await browser.read((await newestPush(origin, endpoint)) ?? new Uint8Array());
    expect(json).not.toContain(code);
    const { deliver, shown, url } = await serviceWorkerOf(page);
    expect(url).toBe(`${origin}/sw.js`);
    await deliver(json);
    await expect.poll(shown).toMatchObject([
      {
        title: 'Herald was found',
        tag: id,
        icon: '/app-icon-192.png',
        data: { navigate: `${origin}/notifications` },
      },
    ]);
    // Every message is shown, also one that makes no sense.
    await deliver('no JSON');
    await expect.poll(shown).toHaveLength(2);
  });

  await test.step('the painter says thanks', async () => {
    await page.goto('/notifications');
    await page.getByRole('button', { name: /^Add a line to/ }).click();
    await page.getByLabel(/^A line to/).fill('Where it shone!');
    await page.keyboard.press('Enter');
    await expect(page.getByText('You said thanks: “Where it shone!”')).toBeFocused();
  });

  await test.step('the finder reads it, in the app and by email', async () => {
    await expectEmail(page, finderEmail, 'Thank you for finding Herald', 'Where it shone!');
    await finder.goto('/notifications');
    await expect(
      finder.getByRole('listitem').filter({ hasText: 'Thank you for finding Herald' }),
    ).toContainText('Where it shone!');
  });

  await test.step('the header of that email ends such emails, by a POST alone', async () => {
    const headers = await newestHeaders(origin, finderEmail, 'Thank you for finding Herald');
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const choice = async () => {
      const settings = await finder.request.get('/api/user/notifications');
      return ((await settings.json()) as { choices: Record<string, { email: string }> }).choices['thanks']
        ?.email;
    };
    // A mail program has no cookies of ours.
    expect((await fetch(link)).status).toBe(200);
    expect(await choice()).toBe('now');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect(await choice()).toBe('off');
  });

  await test.step('once the painter has logged out, this device hears no more', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const removed = page.waitForResponse('**/api/push/subscriptions');
    await page.getByRole('button', { name: 'Log out' }).click();
    const answer = await removed;
    expect([answer.request().method(), answer.status()]).toEqual(['DELETE', 200]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Paint a rock.');
    expect((await page.request.get('/api/auth/user', retried)).status()).toBe(401);
  });
});
