// The Found Rock dialog's messages for the server's responses.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FoundRock } from '../../schema/finds.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { api, noConnection, refused, type Answer } from '../testing/api.ts';
import { aCheck, aFoundRock, aMember, aRock } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';
import { say } from '../../schema/words/say.ts';
import * as en from '../../schema/words/en/index.ts';

const dialog = page.getByRole('dialog', { name: 'Found Rock' });
const field = dialog.getByRole('textbox', { name: 'Rock ID' });
const button = dialog.getByRole('button', { name: 'Find' });
const payoff = page.getByRole('dialog', { name: 'Tardy' });

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

test('the dialog explains the server’s refusal, and leads to the rock', async () => {
  api.stub('POST /rocks/find', refused(409, say('finds', 'taken')));
  api.stub('GET /rocks/check/:id', aCheck({ status: 'found' }));
  api.stub('GET /rocks/rehide', []);
  await openDialog();
  const code = issueCode();
  await field.fill(code);
  await button.click();
  await expect.element(dialog.getByText('Rock Already Found')).toBeVisible();
  await expect.element(dialog.getByText('This rock has already been found by someone else.')).toBeVisible();
  await dialog.getByRole('link', { name: 'See this rock' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Found Rock Ready for Rehide' })).toBeVisible();
  await expect.element(page.getByText(en.finds.elsewhere.found)).toBeVisible();
});

const found: Answer<'POST /rocks/find'> = {
  foundRockId: 'f1',
  foundAt: '2026-11-01T12:00:00.000Z',
  rock: { id: 'r1', name: 'Tardy', imageUrl: null },
};

test('an ID is kept when the connection is lost, and the next click finds its rock', async () => {
  api.stub('POST /rocks/find', noConnection);
  // A member without a name.
  await openDialog(aMember({ username: '', firstName: '', lastName: '', displayName: '' }));
  const code = issueCode();
  await field.fill(`  ${code.toLowerCase()} `);
  await button.click();
  await expect.element(dialog.getByText('No Connection', { exact: true })).toBeVisible();
  const finds = api.stub('POST /rocks/find', found);
  await button.click();
  await expect.element(page.getByText('Great Job! Rock Found!')).toBeVisible();
  await expect.element(payoff.getByText('Tardy is now available in Rock Rehide.')).toBeVisible();
  expect(finds).toHaveLength(1);

  const name = payoff.getByRole('textbox', { name: 'What shall the painter call you?' });
  await name.fill('ab');
  await userEvent.keyboard('{Enter}');
  await expect.element(payoff.getByText('Username must be at least 3 characters')).toBeVisible();
  await payoff.getByRole('button', { name: 'Skip' }).click();
  await expect.element(name).not.toBeInTheDocument();
  await payoff.getByRole('button', { name: 'Later' }).click();
  await expect.element(payoff).not.toBeInTheDocument();
  expect(location.pathname).toBe('/contact');
  await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).first().click();
  await expect.element(field).toHaveValue('');
});

test('a find tells its number and the journey so far, and leads to the next hiding place, by keyboard', async () => {
  const near = { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' };
  const journey = {
    timesFound: 4,
    totalDistanceTraveled: 1609.344,
    first: { locationName: 'Old mill', near: { ...near, town: 'Lincoln' } },
    last: { locationName: 'Elmwood Park', near },
  };
  api.stub('POST /rocks/find', { ...found, journey });
  await openDialog();
  await field.fill(issueCode());
  await userEvent.keyboard('{Enter}');
  await expect.element(payoff.getByRole('heading', { name: 'Tardy' })).toHaveFocus();
  await expect.element(payoff).toHaveAccessibleDescription('Great Job! Rock Found!');
  await expect.element(payoff.getByText('You are finder no. 4')).toBeVisible();
  const soFar = '1,000 miles since Lincoln, Nebraska. Last seen at Elmwood Park, near Omaha, Nebraska.';
  await expect.element(payoff.getByText(soFar)).toBeVisible();
  stubMyRocks();
  const originalRock = aRock({ name: 'Tardy', status: 'found' });
  api.stub('GET /rocks/rehide', [aFoundRock({ id: 'f1', originalRock })]);
  await userEvent.tab();
  await expect.element(payoff.getByRole('button', { name: 'Hide it again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Rehide Tardy' })).toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe('/my-rocks?tab=rehide');
});

test('a finder can leave the painter a line where there is room, unless there is nobody to read it', async () => {
  api.stub('POST /rocks/find', { ...found, seq: 5 });
  const left = api.stub('PUT /rocks/:id/journey/:seq/line', ({ json }) => json as { line: string });
  const leave = payoff.getByRole('button', { name: 'Leave a line for the painter' });
  await page.viewport(390, 844);
  await openDialog();
  await field.fill(issueCode());
  await button.click();
  await leave.click();
  // With the keyboard of an Android phone open.
  await page.viewport(390, 500);
  await userEvent.keyboard('By the pond{Enter}');
  await expect.element(payoff.getByText('The painter reads: “By the pond”')).toBeVisible();
  expect(left.map(({ param, json }) => [param['seq'], json])).toEqual([['5', { line: 'By the pond' }]]);
  for (const [height, answer] of [
    [664, { ...found, seq: 5 }],
    [844, found],
  ] as const) {
    await payoff.getByRole('button', { name: 'Later' }).click();
    await page.viewport(390, height);
    api.stub('POST /rocks/find', answer);
    await page.getByRole('button', { name: 'Found Rock, enter rock ID#' }).first().click();
    await field.fill(issueCode());
    await button.click();
    await expect.element(payoff.getByRole('button', { name: 'Hide it again' })).toBeVisible();
    await expect.element(leave).not.toBeInTheDocument();
  }
});

test('a rock that was found on My Rocks is hidden again, however late the list arrives', async () => {
  stubMyRocks();
  api.stub('POST /rocks/find', found);
  await openApp('/my-rocks', aMember());
  await expect.element(page.getByRole('tab', { name: 'Rock Rehide (0)' })).toBeVisible();
  await page.getByRole('button', { name: 'Found Rock, Enter ID#' }).click();
  const list = Promise.withResolvers<FoundRock[]>();
  api.stub('GET /rocks/rehide', () => list.promise);
  await field.fill(issueCode());
  await button.click();
  await payoff.getByRole('button', { name: 'Hide it again' }).click();
  await expect.element(payoff).not.toBeInTheDocument();
  list.resolve([aFoundRock({ id: 'f1', originalRock: aRock({ name: 'Tardy', status: 'found' }) })]);
  await expect.element(page.getByRole('dialog', { name: 'Rehide Tardy' })).toBeVisible();
});

test('the first finder reads where the journey began', async () => {
  const here = { locationName: 'Old mill', near: null };
  const journey = { timesFound: 1, totalDistanceTraveled: 0, first: here, last: here };
  api.stub('POST /rocks/find', { ...found, journey });
  await openDialog();
  await field.fill(issueCode());
  await button.click();
  await expect.element(payoff.getByText('You are finder no. 1')).toBeVisible();
  await expect.element(payoff.getByText('Its journey began here, at Old mill.')).toBeVisible();
});

test('a typo is reported without a request', async () => {
  const finds = api.stub('POST /rocks/find', refused(404, say('finds', 'unknown')));
  await openDialog();
  const code = issueCode();
  await field.fill(code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A'));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(en.codes.mistyped)).toBeVisible();
  expect(finds).toEqual([]);
});
