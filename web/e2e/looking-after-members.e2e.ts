import { issueCode } from '../../schema/issue-code.ts';
import { asAdministrator, giveReason, openTab } from './administration.ts';
import { desk, expect, expectAccessible, expectFits, phone, retried, test } from './fixtures.ts';
import { planOf } from './plans.ts';
import { saveProfile } from './profile.ts';

test.use({ viewport: desk });

test('a member is found by their rock, given a plan, suspended, and signed out everywhere', async ({
  page,
  newMember,
}) => {
  const member = await newMember();
  const { email } = member;
  const lastName = `Stone${issueCode().slice(0, 3)}`;
  await saveProfile(member, { firstName: 'Ada', lastName });
  const register = (laserEngraverId: string) =>
    member.request.post('/api/rocks', { ...retried, data: { name: `Rock of ${lastName}`, laserEngraverId } });
  const code = issueCode();
  expect((await register(code)).status()).toBe(200);
  await asAdministrator(page, '/admin?tab=members');
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('searchbox', { name: 'Name, email, order or rock' }).fill(code);
  await panel.getByRole('button', { name: 'Search' }).click();
  const row = panel.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(`Owns Rock of ${lastName}`);
  await expect(row).toContainText('Free');
  await expect(row).toContainText(`Ada ${lastName}`);
  // As others see it.
  const name = 'Ada S.';
  await row.getByRole('link', { name }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: `Rock of ${lastName}` })).toBeVisible();

  const give = page.getByRole('button', { name: 'Give a plan' });
  await give.press('Enter');
  await expect(page.getByRole('dialog').getByText(`${name} (${email}) gets everything`)).toBeVisible();
  await giveReason(page, `Give ${name} a plan`, 'Give the plan', 'She paints for the library');
  await expect(page.getByText('Given by hand')).toBeVisible();
  expect(await planOf(member)).toMatchObject({ hasAccess: true });
  await page.getByRole('button', { name: 'End the given plan' }).click();
  await giveReason(page, `End the plan of ${name}`, 'End the plan', 'The library is done');
  await expect(give).toBeVisible();
  expect(await planOf(member)).toMatchObject({ hasAccess: false });

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByRole('radio', { name: '30 days' }).check();
  await giveReason(page, `Suspend ${name}`, 'Suspend', 'Unkind words at three rocks');
  await expect(page.getByText('Unkind words at three rocks').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectFits(page);
  await page.setViewportSize(desk);
  const refused = await register(issueCode());
  expect([refused.status(), await refused.text()]).toEqual([403, expect.stringContaining('Unkind words')]);
  await page.getByRole('button', { name: 'Lift the suspension' }).click();
  await giveReason(page, `Lift the suspension of ${name}`, 'Lift', 'They wrote kindly');
  await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible();
  expect((await register(issueCode())).status()).toBe(200);

  await page.getByRole('button', { name: 'End all sessions' }).click();
  await giveReason(page, `End all sessions of ${name}`, 'End all sessions', 'A lost phone');
  await expect.poll(async () => (await member.request.get('/api/auth/user')).status()).toBe(401);
  await page.goBack();
  await expect(panel.getByRole('searchbox')).toHaveValue(code);
  const log = await openTab(page, 'Log');
  for (const words of ['Gave Rock Hunter Pro', 'Ended the plan', 'Suspended', 'Lifted', 'Ended all sessions'])
    await expect(log.getByRole('row').filter({ hasText: email }).filter({ hasText: words })).toBeVisible();
});
