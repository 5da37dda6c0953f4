import type { Page } from '@playwright/test';
import { issueCode } from '../../schema/codes.ts';
import { newestLetter } from '../../tools/stories/inbox.ts';
import { administrator } from '../../tools/stories/people.ts';
import {
  asAdministrator,
  giveReason,
  openTab,
  photoSeenBy,
  report,
  rockWithPhoto,
} from './administration.ts';
import { desk, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { toastOf } from './plans.ts';

test.use({ viewport: desk });

const originOf = (page: Page) => new URL(page.url()).origin;

test('a photo that three members report is out of sight until it was looked at', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const name = `Doubtful ${issueCode().slice(0, 3)}`;
  const owner = await newBrowser();
  const address = await signIn(owner);
  const rock = await rockWithPhoto(owner, name);
  const visitor = await newBrowser();
  await visitor.goto('/contact');
  const shown = await photoSeenBy(visitor, rock.id);
  expect(shown).toMatch(/^\/img\//);
  for (const details of ['Look at the <script>', '', '']) {
    const member = await newBrowser();
    await signIn(member);
    await report(member, 'photo', rock.id, details);
  }
  await expect.poll(() => photoSeenBy(visitor, rock.id)).toBeNull();
  expect((await visitor.request.get(shown ?? '')).status()).toBe(404);
  await owner.reload();
  const ownCard = owner.getByRole('article', { name });
  await expect(ownCard).toContainText('The photo of this rock is not shown at the moment.');

  await asAdministrator(page, '/admin?tab=reports');
  await expect(page.getByRole('tab', { name: /^Reports \(\d+\)$/ })).toBeVisible();
  const item = page.getByRole('article', { name: `the photo of ${name}` });
  await expect(item).toContainText('3 reports');
  await expect(item.getByText('Look at the <script>', { exact: true })).toBeVisible();
  await expect(item.getByText('It shows something private')).toHaveCount(3);
  const picture = item.getByRole('img', { name: `Reported: ${name}` });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await item.getByRole('button', { name: 'Restore' }).press('Enter');
  const title = `Restore: the photo of ${name}`;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByText('Please say why: it is kept in the log')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectAccessible(page);
  await giveReason(page, title, 'Restore', 'It is a painted face');
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Reports' })).toBeFocused();
  await expect.poll(() => photoSeenBy(visitor, rock.id)).toMatch(/^\/img\//);
  await expect
    .poll(() => newestLetter(originOf(page), address, `The photo of ${name} is back`))
    .toContain('Everybody sees it again');
});

test('a rock that was reported is hidden with a reason, and restored from the log', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const name = `Shady ${issueCode().slice(0, 3)}`;
  const owner = await newBrowser();
  const address = await signIn(owner);
  const rock = await rockWithPhoto(owner, name);
  const member = await newBrowser();
  await signIn(member);
  await report(member, 'rock', rock.id, 'It leads to a private garden');
  const visitor = await newBrowser();
  await visitor.goto('/contact');
  const photo = await photoSeenBy(visitor, rock.id);

  await asAdministrator(page, '/admin?tab=reports');
  await page.getByRole('article', { name, exact: true }).getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('dialog', { name: `Hide: ${name}` });
  const reason = dialog.getByLabel('Reason');
  await reason.fill('It leads into a private garden.');
  await page.route('**/api/admin/moderation', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('article', { name, exact: true }).getByRole('button', { name: 'Hide' }).click();
  await expect(reason).toHaveValue('It leads into a private garden.');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(toastOf(page, 'Hidden')).toBeVisible();

  expect(await photoSeenBy(visitor, rock.id)).toBeUndefined();
  expect((await visitor.request.get(photo ?? '')).status()).toBe(404);
  const check = await visitor.request.get(`/api/rocks/check/${rock.code}`);
  expect(await check.json()).toMatchObject({ exists: false, name: null });
  await owner.reload();
  await expect(owner.getByRole('article', { name })).toContainText(
    'Others do not see this rock at the moment.',
  );
  await expectAccessible(owner);
  await expect
    .poll(() => newestLetter(originOf(page), address, `${name} rests`))
    .toContain('It leads into a private garden.');

  const log = await openTab(page, 'Log');
  const line = log.getByRole('row').filter({ hasText: name });
  await expect(line.first()).toContainText('Hid a rock');
  await expect(line.first()).toContainText(administrator);
  await line
    .first()
    .getByRole('button', { name: `Restore ${name}` })
    .click();
  await giveReason(page, `Restore: ${name}`, 'Restore', 'The garden is open to all');
  await expect(line.first()).toContainText('Restored a rock');
  await expect(log.getByRole('button', { name: `Restore ${name}` })).toHaveCount(0);
  await expect.poll(() => photoSeenBy(visitor, rock.id)).toMatch(/^\/img\//);
  await owner.reload();
  await expect(owner.getByRole('article', { name })).toBeVisible();
  await expect(owner.getByText('at the moment')).toHaveCount(0);
});
