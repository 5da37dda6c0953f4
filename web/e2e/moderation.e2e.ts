import { issueCode } from '../../schema/issue-code.ts';
import { administrator } from '../../tools/e2e/people.ts';
import {
  asAdministrator,
  expectNarrow,
  giveReason,
  openTab,
  photoSeenBy,
  report,
  rockWithPhoto,
} from './administration.ts';
import {
  becomeMember,
  desk,
  expect,
  expectAccessible,
  expectAccessibleEverywhere,
  expectEmail,
  test,
} from './fixtures.ts';
import { toastOf } from './plans.ts';
import { commentOn } from './rocks.ts';

test.use({ viewport: desk });

test('a photo that three members report is hidden until the administrator reviews it', async ({
  page,
  request,
  newBrowser,
  newMember,
}) => {
  test.slow();
  const name = `Doubtful ${issueCode().slice(0, 3)}`;
  const owner = await newBrowser();
  const address = await becomeMember(owner);
  const rock = await rockWithPhoto(owner, name);
  const visitor = { request };
  const shown = await photoSeenBy(visitor, rock.id);
  expect(shown).toMatch(/^\/img\//);
  const reporters: string[] = [];
  for (const details of ['Look at the <script>', '', '']) {
    const member = await newMember();
    reporters.push(member.email);
    await report(member, 'photo', rock.id, details);
  }
  await expect.poll(() => photoSeenBy(visitor, rock.id)).toBeNull();
  expect((await visitor.request.get(shown ?? '')).status()).toBe(404);
  await owner.goto('/my-rocks');
  const ownCard = owner.getByRole('article', { name });
  await expect(ownCard).toContainText('The photo of this rock is not shown at the moment.');

  await asAdministrator(page, '/admin?tab=reports');
  await expect(page.getByRole('tab', { name: /^Reports \(\d+\)$/ })).toBeVisible();
  const item = page.getByRole('article', { name: `the photo of ${name}` });
  await expect(item).toContainText('3 reports');
  await expect(item.getByText('Look at the <script>', { exact: true })).toBeVisible();
  await expect(item.getByText('It shows something private')).toHaveCount(3);
  // New members are all named Anonymous, so their emails tell them apart.
  for (const known of [address, ...reporters]) await expect(item).toContainText(`${known}), joined `);
  const picture = item.getByRole('img', { name: `Reported: ${name}` });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const [whole] = await Promise.all([
    page.waitForEvent('popup'),
    item.getByRole('link', { name: 'Open the whole photo in a new tab' }).click(),
  ]);
  await expect(whole.locator('img')).toBeVisible();
  await whole.close();
  await item.getByRole('button', { name: 'Restore' }).press('Enter');
  const title = `Restore: the photo of ${name}`;
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expectAccessible(page);
  await giveReason(page, title, 'Restore', 'It is a painted face');
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Reports' })).toBeFocused();
  await expect.poll(() => photoSeenBy(visitor, rock.id)).toMatch(/^\/img\//);
  await expectEmail(page, address, `The photo of ${name} is back`, 'Everybody sees it again');
});

test('a reported rock is hidden with a reason, and restored from the log', async ({
  page,
  request,
  newBrowser,
  newMember,
}) => {
  test.slow();
  const name = `Shady ${issueCode().slice(0, 3)}`;
  const owner = await newBrowser();
  const address = await becomeMember(owner);
  const rock = await rockWithPhoto(owner, name);
  await report(await newMember(), 'rock', rock.id, 'It leads to a private garden');
  const visitor = { request };
  const photo = await photoSeenBy(visitor, rock.id);

  await asAdministrator(page, '/admin?tab=reports');
  await page.getByRole('article', { name, exact: true }).getByRole('button', { name: 'Hide' }).click();
  await giveReason(page, `Hide: ${name}`, 'Hide', 'It leads into a private garden.');
  await expect(toastOf(page, 'Hidden')).toBeVisible();

  await expect.poll(() => photoSeenBy(visitor, rock.id)).toBeUndefined();
  expect((await visitor.request.get(photo ?? '')).status()).toBe(404);
  const check = await visitor.request.get(`/api/rocks/check/${rock.code}`);
  expect(await check.json()).toMatchObject({ exists: false, name: null });
  await owner.goto('/my-rocks');
  await expect(owner.getByRole('article', { name })).toContainText(
    'Others do not see this rock at the moment.',
  );
  await expectAccessible(owner);
  await expectEmail(page, address, `${name} rests`, 'It leads into a private garden.');

  const log = await openTab(page, 'Log');
  const line = log.getByRole('row').filter({ hasText: name });
  await expect(line.first()).toContainText(`Hid the rock ${name} of`);
  await expect(line.first()).toContainText(administrator);
  await line
    .first()
    .getByRole('button', { name: `Restore ${name}` })
    .click();
  await giveReason(page, `Restore: ${name}`, 'Restore', 'The garden is open to all');
  await expect(line.first()).toContainText(`Restored the rock ${name} of`);
  await expect(log.getByRole('button', { name: `Restore ${name}` })).toHaveCount(0);
  await expect.poll(() => photoSeenBy(visitor, rock.id)).toMatch(/^\/img\//);
  await owner.reload();
  await expect(owner.getByRole('article', { name })).toBeVisible();
  await expect(owner.getByText('at the moment')).toHaveCount(0);
});

test('hidden photos and comments are listed with their authors, and restored from the list', async ({
  page,
  newMember,
}) => {
  const name = `Quiet ${issueCode().slice(0, 3)}`;
  const [owner, writer] = [await newMember(), await newMember()];
  const rock = await rockWithPhoto(owner, name);
  const commentId = await commentOn(writer, rock.id, `Buy my stones, not ${name}, which is 8765`);
  await report(owner, 'comment', commentId);
  await report(writer, 'photo', rock.id);

  await asAdministrator(page, '/admin?tab=reports');
  // Text that looks like a Rock ID is masked; screen readers get words instead.
  const maskedWords = `Buy my stones, not ${name}, which is hidden Rock ID`;
  const reported = page.getByRole('article', { name: `the comment on ${name}` });
  await expect(reported).toMatchAriaSnapshot(`- blockquote: ${maskedWords}`);
  // All that the writer did in the last hour is taken back, and returned from the log.
  await reported.getByRole('button', { name: 'Take back an hour of' }).click();
  const hour = page.getByRole('dialog', { name: 'Take back an hour of' });
  await expect(hour.getByText('1 comment, 1 report')).toBeVisible();
  await expectAccessible(page);
  await hour.getByRole('textbox', { name: 'Reason' }).fill('A flood');
  await hour.getByRole('button', { name: 'Take back 2 things' }).click();
  const done = page.getByRole('dialog', { name: 'Taken back' });
  await expect(done.getByText('1 comment, 1 report taken back.')).toBeVisible();
  await done.getByRole('button', { name: 'Close' }).last().click();
  await openTab(page, 'Log');
  await page
    .getByRole('button', { name: /^Undo: the hour from/ })
    .first()
    .click();
  const undo = page.getByRole('dialog', { name: 'Undo the taking back of an hour' });
  await expect(undo.getByText('This returns:')).toBeVisible();
  await expectAccessible(page);
  await undo.getByRole('textbox', { name: 'Reason' }).fill('It was no flood');
  await undo.getByRole('button', { name: 'Undo', exact: true }).click();
  const undone = page.getByRole('dialog', { name: 'Undone' });
  await expect(undone.getByText('This came back:')).toBeVisible();
  await undone.getByRole('button', { name: 'Close' }).last().click();
  await openTab(page, 'Reports');
  for (const thing of [`the comment on ${name}`, `the photo of ${name}`]) {
    const item = page.getByRole('article', { name: thing });
    await item.getByRole('button', { name: 'Hide' }).click();
    await giveReason(page, `Hide: ${thing}`, 'Hide', 'To be looked at again');
    await expect(item).toHaveCount(0);
  }
  const hidden = page.getByRole('region', { name: 'Hidden now' });
  const rows = hidden.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  const comment = rows.filter({ hasText: 'Comment' });
  await expect(comment).toContainText(`Buy my stones, not ${name}, which is •••`);
  await expect(comment).toMatchAriaSnapshot(`- paragraph: ${maskedWords}`);
  await expect(comment).toContainText(writer.email);
  const photo = rows.filter({ hasText: owner.email });
  await expect(photo.getByRole('img', { name: `Hidden: ${name}` })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await expectNarrow(page);
  for (const thing of [`the photo of ${name}`, `the comment on ${name}`]) {
    await hidden.getByRole('button', { name: `Restore ${thing}` }).press('Enter');
    await giveReason(page, `Restore: ${thing}`, 'Restore', 'All is well');
    await expect(hidden.getByRole('button', { name: `Restore ${thing}` })).toHaveCount(0);
    await expect(hidden).toBeFocused();
  }
  await expect(rows).toHaveCount(0);
  expect(await photoSeenBy(owner, rock.id)).toMatch(/^\/img\//);
});
