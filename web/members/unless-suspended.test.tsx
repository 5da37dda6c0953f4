// What a suspended member sees: one line on every page, and words in the place of forms.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { issueCode } from '../../schema/issue-code.ts';
import { api } from '../testing/api.ts';
import { aCheck, aMember, aRockPage } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const suspension = { reason: 'Unkind words', until: '2027-05-08T09:00:00.000Z' };
const suspended = aMember({ suspension });
const notice = page.getByRole('region', { name: 'Your account is suspended' });
const main = page.getByRole('main');

beforeEach(async () => {
  await page.viewport(390, 844);
});

test('the notice is one line, and opens by keyboard to why and what still works', async () => {
  await openApp('/contact', suspended);
  await expect.element(notice.getByText(/^Suspended until May 8, 2027/)).toBeVisible();
  expect(notice.element().getBoundingClientRect().height).toBeLessThan(50);
  await expect.element(notice.getByText('Unkind words')).not.toBeVisible();
  notice.element().querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice.getByText('Unkind words')).toBeVisible();
  await expect.element(notice.getByText(/You can still end a plan/)).toBeVisible();
});

const places: [path: string, missing: string][] = [
  ['/register-rock', 'Register Rock'],
  ['/qr-code-signup', 'Submit Application'],
  ['/rocks/rock1', 'Post'],
];

test.each(places)('%s says it in the place of its form', async (path, missing) => {
  api.stub('GET /rocks/:id/page', aRockPage());
  await openApp(path, suspended);
  await expect.element(main.getByText(/Your account is suspended until May 8, 2027/)).toBeVisible();
  await expect.element(main.getByText('Unkind words')).toBeVisible();
  await expect.element(main.getByRole('button', { name: missing })).not.toBeInTheDocument();
});

test('a scanned rock says it in the place of its buttons', async () => {
  api.stub('GET /rocks/check/:id', aCheck());
  await openApp(`/nfc-scan?rockId=${issueCode()}`, suspended);
  await expect.element(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  await expect
    .element(main.getByText(/Your account is suspended until May 8, 2027, 9:00 AM UTC/))
    .toBeVisible();
  for (const name of ['Mark as Found', 'I saw it and left it'])
    await expect.element(main.getByRole('button', { name })).not.toBeInTheDocument();
});

test('the Found Rock dialog says it, too, and a way out has the focus', async () => {
  await openApp('/contact', suspended);
  await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).last().click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Unkind words')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
});
