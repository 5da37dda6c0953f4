import { issueCode } from '../../schema/issue-code.ts';
import { asAdministrator, giveReason, openTab } from './administration.ts';
import { desk, expect, test } from './fixtures.ts';
import { planOf } from './plans.ts';
import { saveProfile } from './profile.ts';

test.use({ viewport: desk });

test('a member is found, given a plan, and signed out everywhere', async ({ page, newMember }) => {
  const member = await newMember();
  const { email } = member;
  const lastName = `Stone${issueCode().slice(0, 3)}`;
  await saveProfile(member, { firstName: 'Ada', lastName });
  await asAdministrator(page, '/admin?tab=members');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('searchbox', { name: 'Name or email' }).fill(`ada ${lastName}`);
  await panel.getByRole('button', { name: 'Search' }).click();
  const row = panel.getByRole('row').filter({ hasText: email });
  await expect(panel.getByRole('row')).toHaveCount(2);
  await expect(row).toContainText('Free');

  const menu = row.getByRole('button', { name: `What can be done about Ada ${lastName}, ${email}` });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Give a plan' }).press('Enter');
  await expect(page.getByRole('dialog').getByText(`${email} gets everything`)).toBeVisible();
  await giveReason(page, `Give Ada ${lastName} a plan`, 'Give the plan', 'She paints for the library');
  await expect(row).toContainText('Given by hand');
  await expect(menu).toBeFocused();
  expect(await planOf(member)).toMatchObject({ hasAccess: true });
  await menu.click();
  await page.getByRole('menuitem', { name: 'End the given plan' }).click();
  await giveReason(page, `End the plan of Ada ${lastName}`, 'End the plan', 'The library is done');
  await expect(row).toContainText('Free');
  expect(await planOf(member)).toMatchObject({ hasAccess: false });

  await menu.click();
  await page.getByRole('menuitem', { name: 'End all sessions' }).click();
  await giveReason(page, `End all sessions of Ada ${lastName}`, 'End all sessions', 'A lost phone');
  await expect.poll(async () => (await member.request.get('/api/auth/user')).status()).toBe(401);
  const log = await openTab(page, 'Log');
  for (const words of ['Gave a plan', 'Ended a given plan', 'Ended all sessions'])
    await expect(log.getByRole('row').filter({ hasText: email }).filter({ hasText: words })).toBeVisible();
});
