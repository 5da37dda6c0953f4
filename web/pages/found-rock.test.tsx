// What the Found Rock page says, whatever the server answers.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { elsewhere } from '../../schema/at-rest.ts';
import { codeWords } from '../../schema/codes.ts';
import { findWords } from '../../schema/finds.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { leftFor } from '../testing/leaving.ts';
import { aCheck, aMember } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const field = page.getByRole('textbox', { name: 'Rock ID Number' });
const markAsFound = page.getByRole('button', { name: 'Mark as Found' });

test('a look-up says what is missing, mistyped or out of reach', async () => {
  await openApp('/nfc-scan', aMember());
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please enter a Rock ID')).toBeVisible();
  const code = issueCode();
  await field.fill(code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A'));
  await expect.element(page.getByText(codeWords.mistyped)).toBeVisible();

  api.stub('GET /rocks/check/:id', noConnection);
  await field.fill(code);
  await expect.element(page.getByText(/^We could not reach the server\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'No Connection' })).toBeVisible();
  api.stub('GET /rocks/check/:id', aCheck());
  await page.getByRole('button', { name: 'Look Up' }).click();
  await expect.element(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
});

test.for([
  [noConnection, /^No Connection: /],
  [refused(502), 'Error: Failed to find rock. Please try again.'],
  [refused(429, 'Many IDs were tried'), 'One Moment: Many IDs were tried'],
  [
    refused(409, findWords.neverHidden),
    "Rock Not Available: This rock is still with its owner and hasn't been hidden yet.",
  ],
  [
    refused(404, findWords.unknown),
    'Rock Not Found: No rock found with this ID. Please check the number and try again.',
  ],
] as const)('a find that is refused is told in one line: %$', async ([refusal, line]) => {
  // A check that has outlived the rock's state: the server is believed more.
  api.stub('GET /rocks/check/:id', aCheck());
  api.stub('POST /rocks/find', refusal);
  await openApp(`/nfc-scan?rockId=${issueCode()}`, aMember());
  await markAsFound.click();
  await expect.element(page.getByText(line)).toBeVisible();
});

test('somebody was faster: the page says so, and what it shows is true again', async () => {
  let isFound = false;
  api.stub('GET /rocks/check/:id', () => aCheck({ status: isFound ? 'found' : 'hidden' }));
  api.stub('POST /rocks/find', () => {
    isFound = true;
    return refused(409, findWords.taken);
  });
  api.stub('GET /rocks/my', []);
  api.stub('GET /rocks/rehide', []);
  await openApp(`/nfc-scan?rockId=${issueCode()}`, aMember());
  await markAsFound.click();
  await expect
    .element(
      page.getByText('Rock Already Found: This rock has already been found and is waiting to be rehidden.'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Found Rock Ready for Rehide' })).toBeVisible();
  await expect.element(page.getByText(elsewhere.found)).toBeVisible();
  await expect.element(markAsFound).not.toBeInTheDocument();
});

test('a member whose session is over is led to sign in, and back to the rock', async () => {
  api.stub('GET /rocks/check/:id', aCheck());
  api.stub('POST /rocks/find', refused(401, 'Unauthorized'));
  await openApp(`/nfc-scan?rockId=${issueCode()}`, aMember());
  await markAsFound.click();
  await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect
    .poll(leftFor)
    .toEqual([expect.stringMatching(/^\/api\/login\?returnTo=%2Fnfc-scan%3FrockId%3D/)]);
});
