import { proMember } from '../../tools/e2e/people.ts';
import { asAdministrator, expectNarrow, openTab } from './administration.ts';
import { expect, expectAccessible, expectEmail, newEmail, phone, signIn, test } from './fixtures.ts';
import { toastOf } from './plans.ts';

const submitted =
  "Your application has been submitted! We'll email you within 24 hours with the selection results.";

test('a visitor applies, markup in their name does nothing, they are listed, and the administrator ships their labels from a phone', async ({
  page,
  newBrowser,
}) => {
  test.slow();
  const email = newEmail();
  const visitor = await newBrowser({ viewport: phone });
  await visitor.goto('/qr-code-signup');
  for (const [label, text] of Object.entries({
    Name: '<img/src=x/onerror=window.__x=1> Miller',
    Email: email,
    Address: '12 Pebble Street',
    City: 'Thimphu',
    'State/Province': 'Thimphu',
    Zipcode: '11001',
    Country: 'Bhutan',
  }))
    await visitor.getByLabel(label, { exact: true }).fill(text);
  await visitor.getByRole('button', { name: 'Submit Application' }).click();
  await expect(visitor.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeFocused();
  const toast = visitor.getByRole('listitem').filter({ hasText: 'Application Submitted' });
  await expect(toast.getByText(submitted, { exact: true })).toBeVisible();
  await expectAccessible(visitor);
  // Runs the hourly job: it selects ambassadors, creates their packs and emails the applicants.
  expect(await (await page.request.get('/cdn-cgi/local/scheduled')).text()).toBe('ok');
  await expectEmail(visitor, email, 'Rockabout: You are a Founding', 'will be sent');

  await signIn(page, '/community', proMember);
  await page.getByRole('tab', { name: 'Founding Ambassador' }).click();
  // Only letters of the name are shown.
  const mine = page.getByRole('listitem').filter({ hasText: 'img M.' });
  await expect(mine).toContainText(/#\d+ Pioneer/);
  await expect(page.getByText(/^\d+ Founding Ambassadors?$/)).toBeVisible();
  expect(await page.evaluate(() => '__x' in window)).toBe(false);

  const office = await newBrowser({ viewport: phone });
  await asAdministrator(office);
  const panel = await openTab(office, 'Ambassadors');
  const applicant = panel.getByRole('row').filter({ hasText: email });
  await expect(applicant).toContainText('Thimphu, Thimphu, Bhutan');
  await expect(applicant).toContainText('Selected');
  await expect(applicant).toContainText('Not shipped');
  await expect(panel).not.toContainText('Pebble Street');
  await expectAccessible(office);

  await applicant.getByRole('link').press('Enter');
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByText('12 Pebble Street')).toBeVisible();
  for (const words of ['Founding Ambassador QR Labels, 20-Piece', email, 'To ship'])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^Free, made on /)).toBeVisible();
  await expectNarrow(office);
  await office.setViewportSize(phone);
  await expect(dialog.getByText('Payment session')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: '20 Rock IDs reserved for it' })).toBeVisible();
  await dialog.getByLabel('Tracking note (optional)').fill('Postbird 20 20');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(toastOf(office, 'is marked as shipped')).toBeVisible();
  await expectEmail(office, email, 'Your order ', 'Postbird 20 20');
  await expect(applicant).toContainText(/Shipped \w+\s\d+/);
});
