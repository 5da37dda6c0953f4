// What the dialog for finds says, whatever the server answers.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codeWords } from '../../schema/codes.ts';
import { findWords } from '../../schema/finds.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { api, refused, type Answer } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';

const dialog = page.getByRole('dialog', { name: 'Found Rock' });
const field = dialog.getByRole('textbox', { name: 'Rock ID' });
const button = dialog.getByRole('button', { name: 'Find' });

async function openDialog() {
  await openApp('/contact', aMember());
  await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).first().click();
  await expect.element(field).toBeVisible();
}

async function says(title: string, description: string) {
  await expect.element(dialog.getByText(title)).toBeVisible();
  await expect.element(dialog.getByText(description)).toBeVisible();
}

test('nothing is asked for without a Rock ID', async () => {
  await openDialog();
  await expect.element(button).toBeDisabled();
  await userEvent.type(field, '{Enter}');
  await expect.element(page.getByText('Error')).toBeVisible();
  await expect.element(page.getByText('Please enter a Rock ID')).toBeVisible();
});

test.for([
  [
    404,
    findWords.neverHidden,
    'Rock Not Available',
    "This rock is still with its owner and hasn't been hidden yet.",
  ],
  [
    404,
    findWords.unknown,
    'Rock Not Found',
    'No rock found with this ID. Please check the ID and try again.',
  ],
  [409, findWords.taken, 'Rock Already Found', 'This rock has already been found by someone else.'],
  [400, codeWords.unprintable, 'Unable to Find Rock', codeWords.unprintable],
  [429, 'Many IDs were tried', 'One Moment', 'Many IDs were tried'],
  [502, undefined, 'Unable to Find Rock', 'Invalid Rock ID or rock not registered.'],
] as const)('the dialog says what %i with “%s” means', async ([status, message, title, description]) => {
  api.stub('POST /rocks/find', refused(status, message));
  await openDialog();
  await field.fill(issueCode());
  await button.click();
  await says(title, description);
});

const found: Answer<'POST /rocks/find'> = {
  foundRockId: 'f1',
  foundAt: '2026-11-01T12:00:00.000Z',
  rock: { id: 'r1', name: 'Tardy', imageUrl: null },
};

test('a rock that could not be found yet is found by the same press once it waits in its place', async () => {
  api.stub('POST /rocks/find', refused(404, findWords.neverHidden));
  await openDialog();
  await field.fill(issueCode());
  await button.click();
  await expect.element(dialog.getByText('Rock Not Available')).toBeVisible();
  api.stub('POST /rocks/find', found);
  stubMyRocks();
  await button.click();
  await expect.element(page.getByText('Great Job! Rock Found!')).toBeVisible();
});

test('a typo is told without asking the server', async () => {
  const finds = api.stub('POST /rocks/find', refused(404, findWords.unknown));
  await openDialog();
  const code = issueCode();
  await field.fill(code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A'));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(codeWords.mistyped)).toBeVisible();
  expect(finds).toEqual([]);
});
