// The profile dialog: its messages when a request is refused or lost, the input it keeps, and where the focus goes.
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { CurrentMember } from '../../schema/members.ts';
import * as en from '../../schema/words/en/index.ts';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { interceptedUrls } from '../testing/leaving.ts';
import { aMember, aPlan } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import { say } from '../../schema/words/say.ts';

const dialog = page.getByRole('dialog', { name: 'Profile & Settings' });
const menu = page.getByRole('button', { name: 'Your menu' });
const submit = () => dialog.getByRole('button', { name: 'Save Changes' }).click();
const field = (label: string) => dialog.getByRole('textbox', { name: label });
const newAddress = field('New email address');

/** Opens the dialog from the user menu. */
async function reopen(): Promise<void> {
  await menu.click();
  await page.getByRole('menuitem', { name: 'Profile & Settings' }).click();
  await expect.element(dialog.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
}

async function openProfile(member: CurrentMember = aMember(), tab?: 'Settings' | 'Subscription') {
  await openApp('/contact', member);
  await reopen();
  if (tab) await dialog.getByRole('tab', { name: tab }).click();
}

async function changeEmail(address: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await newAddress.fill(address);
  await dialog.getByRole('button', { name: 'Update Email' }).click();
}

test('a taken username is reported at its field', async () => {
  api.stub('PUT /user/profile', refused(409, en.profile.usernameTaken, { field: 'username' }));
  await openProfile();
  await field('Username').fill('TAKEN');
  await submit();
  await expect.element(dialog.getByText('This username is taken. Please choose another one.')).toBeVisible();
  await expect.element(field('Username')).toHaveFocus();
  await expect.element(field('Username')).toHaveValue('TAKEN');
});

test('whose name is not shown reads why, and is refused the same one in words', async () => {
  api.stub('PUT /user/profile', refused(400, en.profile.nameWithheld, { field: 'username' }));
  await openProfile(aMember({ username: '', displayName: '', nameWithheld: 'It is unkind' }));
  await expect.element(dialog.getByRole('note')).toMatchTextContent(/It is unkind.*choose another one/s);
  await field('Username').fill('Unkind');
  await submit();
  await expect.element(dialog.getByText(en.profile.nameWithheld)).toBeVisible();
  await expect.element(field('Username')).toHaveFocus();
});

test('a profile is saved once it is valid, and the changes show at once', async () => {
  const member = aMember({ username: '', firstName: '', lastName: '', displayName: '' });
  await openProfile(member);
  await field('Username').fill('ab');
  await submit();
  for (const words of [
    'Username must be at least 3 characters',
    'First name is required',
    'Last name is required',
  ])
    await expect.element(dialog.getByText(words)).toBeVisible();
  await expect.element(field('Username')).toHaveFocus();
  await field('Username').fill('a'.repeat(21));
  await field('First Name').fill('n'.repeat(10_000));
  await expect.element(dialog.getByText('Username must be less than 20 characters')).toBeVisible();
  await expect.element(dialog.getByText('The first name can have at most 60 characters')).toBeVisible();

  const names = { username: 'pebble 石', firstName: 'عبد الرحمن', lastName: '<b>Stone</b>' };
  const changed = { ...member, ...names, displayName: names.username, city: 'Omaha', country: 'USA' };
  const saved = api.stub('PUT /user/profile', changed);
  api.stub('GET /auth/user', changed);
  await field('Username').fill(names.username);
  await field('First Name').fill(names.firstName);
  await field('Last Name').fill(names.lastName);
  await field('City').fill('Omaha');
  await field('Country').fill('USA');
  await submit();
  await expect.element(page.getByText('Profile Updated')).toBeVisible();
  for (const words of [names.username, member.email, 'Omaha, USA'])
    await expect.element(dialog.getByText(words, { exact: true })).toBeVisible();
  expect(saved.map(({ json }) => json)).toEqual([{ ...names, city: 'Omaha', state: '', country: 'USA' }]);
});

test('when the network is down, an unsaved profile keeps what was typed', async () => {
  api.stub('PUT /user/profile', noConnection);
  const member = aMember({ firstName: '', lastName: '' });
  await openProfile(member);
  await field('First Name').fill('Ada');
  await field('Last Name').fill('Stone');
  await submit();
  const failed = dialog.getByText('Failed to update profile. Please try again.');
  await expect.element(failed).toBeVisible();
  await expect.element(field('First Name')).toHaveValue('Ada');
  const saved = api.stub('PUT /user/profile', aMember({ ...member, firstName: 'Ada', lastName: 'Stone' }));
  await submit();
  await expect.element(page.getByText('Profile Updated')).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  expect(saved[0]?.json).toMatchObject({ firstName: 'Ada', lastName: 'Stone' });
});

test('input typed while a profile is being saved stays and counts as unsaved', async () => {
  const member = aMember();
  const { promise, resolve } = Promise.withResolvers<CurrentMember>();
  api.stub('PUT /user/profile', promise);
  await openProfile(member);
  await field('Username').fill('  pebble ');
  await field('City').fill('Oma');
  await submit();
  await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await field('City').fill('Omaha');
  await field('Country').fill('USA');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const changed = { ...member, username: 'pebble', displayName: 'pebble', city: 'Oma' };
  api.stub('GET /auth/user', changed);
  resolve(changed);
  await expect.element(page.getByText('Profile Updated')).toBeVisible();
  await expect.element(field('Username')).toHaveValue('pebble');
  await expect.element(field('City')).toHaveValue('Omaha');
  await expect.element(field('Country')).toHaveValue('USA');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  const all = { ...changed, city: 'Omaha', country: 'USA' };
  const saved = api.stub('PUT /user/profile', all);
  api.stub('GET /auth/user', all);
  await submit();
  await expect
    .poll(() => saved[0]?.json)
    .toMatchObject({ username: 'pebble', city: 'Omaha', country: 'USA' });
  await expect.element(dialog.getByText('Omaha, USA', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an expired session says so and redirects to the login', async () => {
  api.stub('PUT /user/profile', refused(401, 'Unauthorized'));
  await openProfile();
  await submit();
  await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect.poll(interceptedUrls).toEqual(['/api/login?returnTo=%2Fcontact']);
});

test('a tap outside the dialog loses nothing, and each opening starts with the saved profile', async () => {
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
  await openProfile();
  const tapBeside = () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await field('City').fill('Omaha');
  await dialog.getByRole('tab', { name: 'Subscription' }).click();
  await tapBeside();
  await expect.element(dialog.getByRole('alertdialog', { name: 'Close without saving?' })).toBeVisible();
  const keep = dialog.getByRole('button', { name: 'Keep editing' });
  await expect.element(keep).toHaveFocus();
  await dialog.getByRole('link', { name: 'Upgrade' }).click();
  expect(location.pathname).toBe('/contact');
  await keep.click();
  await dialog.getByRole('tab', { name: 'Profile' }).click();
  await expect.element(field('City')).toHaveValue('Omaha');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await reopen();
  await expect.element(field('City')).toHaveValue('');
  await tapBeside();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('an invalid email address is reported at its field, and Cancel restores the current one', async () => {
  const member = aMember();
  await openProfile(member, 'Settings');
  await changeEmail('nobody at home');
  await expect.element(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Change Email' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Change Email' }).click();
  await expect.element(newAddress).toHaveValue(member.email);
  await expect.element(newAddress).toHaveFocus();
  api.stub('PATCH /auth/user/email', refused(409, en.profile.emailSame, { field: 'email' }));
  await dialog.getByRole('button', { name: 'Update Email' }).click();
  await expect.element(dialog.getByText('This is your address already')).toBeVisible();
  api.stub('PATCH /auth/user/email', noConnection);
  await newAddress.fill('new@example.test');
  await dialog.getByRole('button', { name: 'Update Email' }).click();
  await expect.element(dialog.getByText('Failed to update email. Please try again.')).toBeVisible();
});

test('the account shows its initials, and a pending email change can be sent again or cancelled', async () => {
  const member = aMember({ username: 'pebble', pendingEmail: 'new@example.test' });
  await openProfile(member, 'Settings');
  for (const words of ['AS', 'Ada Stone']) await expect.element(dialog.getByText(words)).toBeVisible();
  await expect.element(dialog.getByText('Not confirmed yet')).toBeVisible();
  const sent = api.stub('PATCH /auth/user/email', { email: member.email, pendingEmail: 'new@example.test' });
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect.element(page.getByText(en.profile.emailConfirm('new@example.test'))).toBeVisible();
  expect(sent.map(({ json }) => json)).toEqual([{ email: 'new@example.test' }]);
  const unchanged = { ...member, pendingEmail: null };
  api.stub('DELETE /auth/user/email', unchanged);
  api.stub('GET /auth/user', unchanged);
  await dialog.getByRole('button', { name: 'Keep my address' }).click();
  await expect.element(page.getByText(`Your address stays ${member.email}.`)).toBeVisible();
  await expect.element(dialog.getByText('Not confirmed yet')).not.toBeInTheDocument();
});

const supportEmailLink = expect.stringMatching(/^mailto:.+@.+\?subject=Subscription%20Support$/);

test('a free plan can be upgraded, and support can be emailed', async () => {
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
  await openProfile(aMember(), 'Subscription');
  await expect.element(dialog.getByRole('heading', { name: 'Rock Explorer' })).toBeVisible();
  await expect.element(dialog.getByText('Free Plan')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Contact Support' }))
    .toHaveAttribute('href', supportEmailLink);
  await dialog.getByRole('link', { name: 'Upgrade' }).click();
  await expect.poll(() => location.pathname).toBe('/subscribe');
  await expect.element(dialog).not.toBeInTheDocument();
});

/** Opens the Subscription tab for a member with a plan. */
async function openPlan(changes: Partial<SubscriptionStatus>): Promise<SubscriptionStatus> {
  const plan = aPlan({ hasAccess: true, hasActiveSubscription: true, status: 'active', ...changes });
  api.stub('GET /subscription/status', plan);
  await openProfile(aMember({ hasAccess: true }), 'Subscription');
  return plan;
}

async function cancelPlan(): Promise<void> {
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
}

test('a manually granted plan says who can change it', async () => {
  await openPlan({ plan: 'premium' });
  await expect.element(dialog.getByText('Active')).toBeVisible();
  await expect.element(dialog.getByText(/given to you by hand: to change or end it, write to/)).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: /@/ })).toHaveAttribute('href', supportEmailLink);
  await expect.element(dialog.getByRole('button', { name: /Pause|Cancel/ })).not.toBeInTheDocument();
});

test('a second plan that was bought by mistake is said to be ended and paid back', async () => {
  await openPlan({
    plan: 'monthly',
    refundedDuplicate: { plan: 'yearly', cents: 1999, on: '2026-11-02T12:00:00.000Z' },
  });
  await expect
    .element(dialog.getByText(/when the Yearly Plan was bought, .+\. \$19\.99 went back/))
    .toBeVisible();
});

test('cancelling a plan that has since become manual says so', async () => {
  api.stub('POST /subscription/cancel', refused(409, say('subscriptions', 'manual')));
  await openPlan({ plan: 'monthly' });
  await dialog.getByRole('button', { name: 'Pause subscription' }).click();
  await expect.element(page.getByText('Feature Coming Soon')).toBeVisible();
  await cancelPlan();
  await expect.element(page.getByText('Subscription Managed Manually')).toBeVisible();
});

test('a failed cancellation says so and can be retried', async () => {
  api.stub('POST /subscription/cancel', refused(503, say('subscriptions', 'paymentsDown')));
  const plan = await openPlan({ plan: 'yearly', periodEnd: '2027-05-01T12:00:00.000Z' });
  await cancelPlan();
  await expect
    .element(page.getByText('Failed to cancel subscription. Please try again or contact support.'))
    .toBeVisible();
  await expect.element(dialog.getByText('Active')).toBeVisible();
  const cancelled = { ...plan, hasActiveSubscription: false, status: 'canceled', canReactivate: true };
  api.stub('POST /subscription/cancel', cancelled);
  api.stub('GET /subscription/status', cancelled);
  await dialog.getByRole('button', { name: 'Cancel my plan' }).click();
  await expect.element(page.getByText('Subscription Cancelled')).toBeVisible();
  await expect.element(dialog.getByText('Cancelled')).toBeVisible();
});

test('cancelling a plan over the /subscribe page leaves the focus in the dialog', async () => {
  const plan = aPlan({
    hasAccess: true,
    hasActiveSubscription: true,
    plan: 'yearly',
    status: 'active',
    periodEnd: '2027-05-01T12:00:00.000Z',
  });
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
  api.stub('GET /subscription/status', plan);
  await openApp('/subscribe', aMember());
  await expect.element(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
  await reopen();
  await dialog.getByRole('tab', { name: 'Subscription' }).click();
  const cancelled = {
    ...plan,
    hasActiveSubscription: false,
    status: 'canceled' as const,
    canReactivate: true,
  };
  api.stub('POST /subscription/cancel', cancelled);
  api.stub('GET /subscription/status', cancelled);
  await cancelPlan();
  await expect.element(page.getByText('Subscription Cancelled')).toBeVisible();
  await expect.element(page.getByText('Your plan is ending')).toBeInTheDocument();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
});

test('unsaved profile input is not lost on the way to the billing portal', async () => {
  api.stub('POST /subscription/portal', { url: 'https://payments.example.test/portal/1' });
  await openPlan({ plan: 'yearly', hasBilling: true });
  await dialog.getByRole('tab', { name: 'Profile' }).click();
  await field('City').fill('Omaha');
  await dialog.getByRole('tab', { name: 'Subscription' }).click();
  await dialog.getByRole('button', { name: 'Card and invoices' }).click();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('tab', { name: 'Profile' }).click();
  await expect.element(field('City')).toHaveValue('Omaha');
  expect(interceptedUrls()).toEqual([]);
});

const deleteIt = dialog.getByRole('button', { name: 'Delete Account' });

test('when the response is lost, a second deletion says that the account is deleted', async () => {
  api.stub('DELETE /user/account', noConnection);
  await openProfile(aMember(), 'Settings');
  await deleteIt.click();
  await deleteIt.click();
  await expect.element(page.getByText('Failed to delete account. Please try again.')).toBeVisible();
  // The account is gone, so its session is not valid.
  api.stub('DELETE /user/account', refused(401, 'Unauthorized'));
  await deleteIt.click();
  await expect.element(page.getByText('Account Deleted')).toBeVisible();
  await expect.poll(interceptedUrls).toEqual(['/api/logout']);
});

test('a deletion that has to wait says why', async () => {
  api.stub('DELETE /user/account', refused(409, en.takebacks.waits));
  await openProfile(aMember(), 'Settings');
  await deleteIt.click();
  await deleteIt.click();
  await expect.element(page.getByText(en.takebacks.waits)).toBeVisible();
});

test('an expired session deletes nothing and redirects to the login', async () => {
  const asked = api.stub('DELETE /user/account', refused(401, 'Unauthorized'));
  await openProfile(aMember(), 'Settings');
  await deleteIt.click();
  expect(asked).toEqual([]);
  await deleteIt.click();
  await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect.element(page.getByText('Account Deleted')).not.toBeInTheDocument();
  await expect.poll(interceptedUrls).toEqual(['/api/login?returnTo=%2Fcontact']);
});

/** Opens the dashboard, where a new member first arrives. */
async function arrive(member: CurrentMember): Promise<void> {
  api.stub('GET /stats/user', { totalRocks: 0, totalFinds: 0, totalDistanceTraveled: 0 });
  api.stub('GET /rocks/my', []);
  await openApp('/', member);
}

const complete = () => page.getByText('Profile Setup Complete');

test('closing the dialog while a profile is being saved still saves it and completes the setup', async () => {
  const member = aMember({ isFirstLogin: true, firstName: '', lastName: '' });
  const saved = { ...member, firstName: 'Ada', lastName: 'Stone' };
  const { promise, resolve } = Promise.withResolvers<CurrentMember>();
  const asked = api.stub('PUT /user/profile', promise);
  api.stub('POST /auth/user/complete-first-login', { ...saved, isFirstLogin: false });
  await arrive(member);
  await field('First Name').fill('Ada');
  await field('Last Name').fill('Stone');
  await submit();
  await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  api.stub('GET /auth/user', { ...saved, isFirstLogin: false });
  resolve(saved);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(complete()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a failed profile setup says so, and the next closing retries it', async () => {
  const member = aMember({ isFirstLogin: true });
  api.stub('POST /auth/user/complete-first-login', noConnection);
  await arrive(member);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByText('Failed to complete profile setup. Please try again.')).toBeVisible();
  api.stub('POST /auth/user/complete-first-login', { ...member, isFirstLogin: false });
  api.stub('GET /auth/user', { ...member, isFirstLogin: false });
  await reopen();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(complete()).toBeVisible();
});

test('the dashboard shows the member’s figures and links to the next steps', async () => {
  api.stub('GET /notifications', []);
  api.stub('GET /rocks/rehide', []);
  await arrive(aMember());
  for (const title of ['My Rocks', 'My Finds', 'Miles Traveled'])
    await expect.element(page.getByRole('term').filter({ hasText: title })).toBeVisible();
  for (const [title, path] of [
    ['Register New Rock', '/register-rock'],
    ['My Rocks', '/my-rocks'],
    ['Explore Map', '/explore-map'],
  ] as const) {
    const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) });
    await expect.element(card).toHaveAttribute('href', path);
  }
});

test('a plan that fails to load says so and can be retried', async () => {
  api.stub('GET /subscription/status', noConnection);
  await openProfile(aMember(), 'Subscription');
  await expect.element(dialog.getByText(/Your plan could not be loaded/)).toBeVisible();
  api.stub('GET /subscription/status', aPlan());
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByText('Free Plan')).toBeVisible();
});

/** Presses Tab until the element has the focus. */
async function tabTo(until: Locator): Promise<void> {
  const aim = await until.findElement();
  for (let i = 0; i < 30 && document.activeElement !== aim; i++) await userEvent.tab();
  await expect.element(until).toHaveFocus();
}

test('the keyboard reaches every control, and the focus returns to the menu', async () => {
  const member = aMember();
  const waiting = { ...member, pendingEmail: 'new@example.test' };
  await openApp('/contact', member);
  (await menu.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Profile & Settings' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('tab', { name: 'Profile' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('tab', { name: 'Settings' })).toHaveFocus();
  await tabTo(dialog.getByRole('button', { name: 'Change Email' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(newAddress).toHaveFocus();
  await userEvent.keyboard('new@example.test');
  api.stub('PATCH /auth/user/email', { email: member.email, pendingEmail: 'new@example.test' });
  api.stub('GET /auth/user', waiting);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Not confirmed yet')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Change Email' })).toHaveFocus();
  await tabTo(dialog.getByRole('button', { name: 'Delete Account' }));
  await userEvent.keyboard('{Enter}');
  await tabTo(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Delete Account' })).toHaveFocus();
  // The first Escape closes the toast.
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(menu).toHaveFocus();
});
