import { proMember } from '../../tools/stories/people.ts';
import { expect, expectAccessible, newEmail, phone, signIn, test } from './fixtures.ts';

const submitted =
  "Your application has been submitted! We'll email you within 24 hours with the selection results.";

test('a visitor applies, and markup in their name does nothing, all the way to the list of ambassadors', async ({
  page,
  newBrowser,
}) => {
  const visitor = await newBrowser({ viewport: phone });
  await visitor.goto('/qr-code-signup');
  for (const [label, text] of Object.entries({
    Name: '<img/src=x/onerror=window.__x=1> Miller',
    Email: newEmail(),
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
  // The hourly tick, called by hand: it decides and writes to everybody who waits.
  const tick = await page.request.get('/cdn-cgi/local/scheduled');
  expect(await tick.text()).toBe('ok');

  await signIn(page, '/community', proMember);
  await page.getByRole('tab', { name: 'Founding Ambassador' }).click();
  // Of what is no name only letters are shown.
  const mine = page.getByRole('listitem').filter({ hasText: 'img M.' });
  await expect(mine).toContainText(/#\d+ Pioneer/);
  await expect(page.getByText(/^\d+ Founding Ambassadors?$/)).toBeVisible();
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
});
