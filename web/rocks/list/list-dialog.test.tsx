// The dialog for lists from a spreadsheet: what it reads, what it says of wrong lines, and a retry.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api, noConnection, refused } from '../../testing/api.ts';
import { choose } from '../../testing/choose.ts';
import { aMember } from '../../testing/make.ts';
import { openApp } from '../../testing/render.tsx';
import * as en from '../../../schema/words/en/index.ts';

const dialog = page.getByRole('dialog', { name: 'Register many rocks' });
const cells = dialog.getByLabelText('Cells of your spreadsheet');

async function openDialog(): Promise<void> {
  await openApp('/register-rock', aMember());
  await page.getByRole('button', { name: 'Register many rocks' }).click();
}

test('pasted cells are read, a wrong line is named, and a retry sends the same key', async () => {
  await openDialog();
  await cells.fill('Number\tTitle\nLIB-00001\tBee\nLIB-2\tFox');
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: /^Line 3: A Rock ID of your own needs/ }))
    .toBeVisible();
  const wrong = dialog.getByRole('button', { name: 'Register 2 rocks' });
  await expect.element(wrong).toBeDisabled();
  // What is wrong is said once, and the first rock is of no use yet.
  await expect.element(wrong).toHaveAccessibleDescription('A line is wrong.');
  await cells.fill('Number\tTitle\nLIB-00001\tBee\nLIB-00002\tFox');
  const lost = api.stub('POST /rocks/list', noConnection);
  const send = dialog.getByRole('button', { name: 'Register 2 rocks' });
  await send.click();
  await expect.element(dialog.getByText('We could not reach the server', { exact: false })).toBeVisible();
  const done = api.stub('POST /rocks/list', { registered: 2 });
  await send.click();
  await expect.element(page.getByText('2 rocks registered')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Register many rocks' }).click();
  await expect.element(cells).toHaveValue('');
  await expect.element(dialog.getByRole('button', { name: 'Register', exact: true })).toBeDisabled();
  const keys = [...lost, ...done].map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
  expect(done[0]?.json).toEqual({
    rocks: [
      { line: 2, name: 'Bee', laserEngraverId: 'LIB-00001', description: '' },
      { line: 3, name: 'Fox', laserEngraverId: 'LIB-00002', description: '' },
    ],
  });
});

test('a file in Windows letters is read, its columns are chosen, and the server’s refusal is said', async () => {
  await openDialog();
  const bytes = Uint8Array.from('LIB-00001;2026;K\xe4fer', (letter) => letter.charCodeAt(0));
  await choose(dialog.getByLabelText('Choose a CSV file'), new File([bytes], 'list.csv'));
  await dialog.getByLabelText('Name').selectOptions('Column C');
  await dialog.getByLabelText('Rock ID').selectOptions('Column A');
  await dialog.getByLabelText('Description').selectOptions('None');
  await expect.element(dialog.getByRole('region', { name: 'Preview' })).toHaveTextContent('KäferLIB-00001');
  api.stub('POST /rocks/list', refused(409, en.rockList.taken([1], false)));
  await dialog.getByRole('button', { name: 'Register 1 rock' }).click();
  await expect.element(dialog.getByText(/^Already on a rock: the Rock ID of line 1/)).toBeVisible();
});

test('all wrong lines are there with their number, and a single column is one problem', async () => {
  await openDialog();
  const lines = Array.from({ length: 40 }, (_, n) => `Rock ${n}\tX${n}`);
  await cells.fill(['Name\tRock ID', ...lines].join('\n'));
  const wrong = dialog.getByRole('list', { name: '40 lines are wrong', exact: false });
  await expect.element(wrong).toBeVisible();
  expect(wrong.getByRole('listitem').elements()).toHaveLength(40);
  await expect.element(dialog.getByText('40 lines are wrong.', { exact: true })).toBeVisible();
  // The dialog scrolls, and nothing in it a second time.
  const box = wrong.element();
  expect(box.scrollHeight).toBe(box.clientHeight);
  await dialog.getByRole('button', { name: 'See which' }).click();
  await expect.element(wrong.getByText(/^Line 2: /)).toBeInViewport();
  await expect.element(dialog.getByText('40 lines are wrong.', { exact: true })).toBeInViewport();
  expect(box.parentElement).toBe(document.activeElement);
  await cells.fill('LIB-00001\nLIB-00002');
  await expect.element(dialog.getByRole('status').getByText(/^Your table has one column/)).toBeVisible();
  await expect.element(wrong).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Register 2 rocks' })).toBeDisabled();
});

test('what is said of the first rock comes from the columns, and without a Rock ID’s shape they are asked for', async () => {
  await openDialog();
  const first = dialog.getByText(/^First rock: /);
  const send = dialog.getByRole('button', { name: 'Register 2 rocks' });
  await cells.fill('LIB-00001\tDragonfly\nLIB-00002\tLadybird');
  await expect.element(first).toHaveTextContent('First rock: Dragonfly, Rock ID LIB-00001');
  await expect.element(send).toHaveAccessibleDescription('First rock: Dragonfly, Rock ID LIB-00001');
  await expect.element(send).toBeEnabled();
  await cells.fill('pondlake\tDragonfly\npondriver\tLadybird');
  await expect.element(dialog.getByText('Please choose the column with the names.')).toBeVisible();
  await expect.element(first).not.toBeInTheDocument();
  await dialog.getByLabelText('Name').selectOptions('Column B');
  await expect.element(dialog.getByText('First rock: Dragonfly', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Please choose the column with the Rock IDs.')).toBeVisible();
  await expect.element(send).toBeDisabled();
  await dialog.getByLabelText('Rock ID').selectOptions('Column A');
  await expect.element(first).toHaveTextContent('First rock: Dragonfly, Rock ID pondlake');
  await expect.element(send).toBeEnabled();
});
