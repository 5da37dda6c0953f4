// The Found Rock dialog's messages for the server's responses.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { codeWords } from '../../schema/codes.ts';
import { findWords } from '../../schema/finds.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { api, noConnection, refused, type Answer } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';

const dialog = page.getByRole('dialog', { name: 'Found Rock' });
const field = dialog.getByRole('textbox', { name: 'Rock ID' });
const button = dialog.getByRole('button', { name: 'Find' });

async function openDialog(member = aMember()) {
  await openApp('/contact', member);
  await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).first().click();
  await expect.element(field).toBeVisible();
}

test('nothing is sent without a Rock ID', async () => {
  await openDialog();
  await expect.element(button).toBeDisabled();
  await userEvent.type(field, '{Enter}');
  await expect.element(page.getByText('Error')).toBeVisible();
  await expect.element(page.getByText('Please enter a Rock ID')).toBeVisible();
});

test('the dialog explains the server’s refusal', async () => {
  api.stub('POST /rocks/find', refused(409, findWords.taken));
  await openDialog();
  await field.fill(issueCode());
  await button.click();
  await expect.element(dialog.getByText('Rock Already Found')).toBeVisible();
  await expect.element(dialog.getByText('This rock has already been found by someone else.')).toBeVisible();
});

const found: Answer<'POST /rocks/find'> = {
  foundRockId: 'f1',
  foundAt: '2026-11-01T12:00:00.000Z',
  rock: { id: 'r1', name: 'Tardy', imageUrl: null },
};

test('an ID is kept when the connection is lost, and the next click finds its rock', async () => {
  api.stub('POST /rocks/find', noConnection);
  // A member without a name.
  await openDialog(aMember({ username: '', firstName: '', lastName: '', displayName: 'Anonymous' }));
  const code = issueCode();
  await field.fill(`  ${code.toLowerCase()} `);
  await button.click();
  await expect.element(dialog.getByText('No Connection', { exact: true })).toBeVisible();
  const finds = api.stub('POST /rocks/find', found);
  stubMyRocks();
  await button.click();
  await expect.element(page.getByText('Great Job! Rock Found!')).toBeVisible();
  await expect.element(page.getByText(/^Tardy is in your Rock Rehide now/)).toBeVisible();
  expect(finds).toHaveLength(1);
  await expect.poll(() => location.pathname + location.search).toBe('/my-rocks?tab=rehide');

  const name = dialog.getByRole('textbox', { name: 'What shall the painter call you?' });
  await expect.element(dialog.getByText(/Turn the rock over/)).not.toBeInTheDocument();
  await name.fill('ab');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Username must be at least 3 characters')).toBeVisible();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a typo is reported without a request', async () => {
  const finds = api.stub('POST /rocks/find', refused(404, findWords.unknown));
  await openDialog();
  const code = issueCode();
  await field.fill(code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A'));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(codeWords.mistyped)).toBeVisible();
  expect(finds).toEqual([]);
});
