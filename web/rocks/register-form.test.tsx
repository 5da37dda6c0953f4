// The register form: its messages for missing, refused and lost input, and the input it keeps.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { codeWords } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { choose } from '../testing/choose.ts';
import { interceptedUrls } from '../testing/leaving.ts';
import { aMember, anOwnRock } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';

const name = page.getByLabelText('Rock Name');
const code = page.getByLabelText('QR Code Rock ID#');
const photo = page.getByLabelText('Rock Photo');
const submit = () => page.getByRole('button', { name: 'Register Rock' }).click();

const openForm = () => openApp('/register-rock', aMember());

test('missing input is reported at its field, and nothing is registered', async () => {
  const registered = api.stub('POST /rocks', anOwnRock());
  await openForm();
  await page.getByRole('checkbox', { name: /^Hide rock now/ }).click();
  await submit();
  for (const words of [
    'Rock name is required',
    'Laser engraved ID is required',
    'Location is required when hiding the rock immediately',
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
  await expect.element(name).toHaveFocus();
  await code.fill('K7M-2QX-9RA');
  await submit();
  await expect.element(page.getByText(/looks like one of our Rock IDs/)).toBeVisible();
  expect(registered).toEqual([]);
});

test('a photo that is too large or not an image is refused with a reason', async () => {
  await openForm();
  await choose(photo, new File([new Uint8Array(11 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText('Image Too Large')).toBeVisible();
  await expect
    .element(page.getByText('Please choose an image smaller than 10MB. Current size: 11.0 MB'))
    .toBeVisible();
  await choose(photo, new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('Invalid File Type')).toBeVisible();
  await expect
    .element(page.getByText('Please upload only image files (JPEG, PNG, GIF, WebP, etc.)'))
    .toBeVisible();
});

test('a taken Rock ID is reported at its field', async () => {
  api.stub('POST /rocks', refused(409, codeWords.taken, { field: 'laserEngraverId' }));
  api.stub('GET /rocks/my', []);
  await openForm();
  await name.fill('Second');
  await code.fill(issueCode().toLowerCase());
  await submit();
  await expect.element(page.getByText('This Rock ID is already registered')).toBeVisible();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveValue('Second');
});

test('when the network is down, input is kept and a retry has the same idempotency key', async () => {
  const lost = api.stub('POST /rocks', noConnection);
  await openForm();
  await name.fill('Stormy');
  await code.fill(issueCode());
  await submit();
  await expect.element(page.getByText(/What you typed is kept/)).toBeVisible();
  await expect.element(name).toHaveValue('Stormy');
  const registered = api.stub('POST /rocks', anOwnRock({ name: 'Stormy' }));
  stubMyRocks([anOwnRock({ name: 'Barefoot' })]);
  await submit();
  await expect.element(page.getByText('Your rock has been registered successfully.')).toBeVisible();
  const keys = [...lost, ...registered].map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an expired session says so and redirects to the login', async () => {
  api.stub('POST /rocks', refused(401, 'Unauthorized'));
  await openForm();
  await name.fill('Late');
  await code.fill(issueCode());
  await submit();
  await expect.element(page.getByText('Session Expired')).toBeVisible();
  await expect.poll(interceptedUrls, { timeout: 5000 }).toEqual([expect.stringMatching(/^\/api\/login/)]);
});

test('a member without a label gets an ID that registers', async () => {
  const registered = api.stub('POST /rocks', anOwnRock({ name: 'Barefoot' }));
  stubMyRocks([anOwnRock({ name: 'Barefoot' })]);
  await openForm();
  await page.getByRole('button', { name: /I have no label yet/ }).click();
  await expect.element(code).toHaveValue(expect.stringMatching(/^(\w{3}-){2}\w{3}$/));
  await name.fill('Barefoot');
  await submit();
  await expect.element(page.getByRole('article', { name: 'Barefoot' })).toBeVisible();
  expect(registered[0]?.form?.get('name')).toBe('Barefoot');
});
