// An author corrects an entry of a journey, or takes it back.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { correctionLimits } from '../../schema/corrections.ts';
import { queryClient } from '../query-client.ts';
import { api, refused } from '../testing/api.ts';
import { aMember, anEntry, aRock } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { JourneyTimeline } from './journey-timeline.tsx';
import * as en from '../../schema/words/en/index.ts';

const member = aMember();
const rock = aRock({ id: 'pebble', name: 'Pebble' });
const own = anEntry({
  seq: 3,
  user: { ...member, profileImageUrl: null },
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
});
const change = page.getByRole('button', { name: 'Change this hide' });
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  api.stub('GET /rocks/:id/journey', [own, anEntry({ seq: 1 })]);
  await show(<JourneyTimeline rock={rock} />, member);
});

test('only what was changed is sent, and the journey loads again', async () => {
  const sent = api.stub('PATCH /rocks/:id/journey/:seq', own);
  await expect.element(change).toBeVisible();
  expect(change.elements()).toHaveLength(1);
  await change.click();
  await dialog.getByLabelText('Notes (optional)').fill('Behind the gate');
  api.stub('GET /rocks/:id/journey', [{ ...own, notes: 'Behind the gate' }]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Behind the gate')).toBeVisible();
  expect(sent[0]).toMatchObject({ param: { id: 'pebble', seq: '3' }, json: { notes: 'Behind the gate' } });
  expect(Object.keys(sent[0]?.json ?? {})).toEqual(['notes']);
  await expect.element(change).toHaveFocus();
});

test('a refusal says why, and keeps what was typed', async () => {
  api.stub('PATCH /rocks/:id/journey/:seq', refused(409, en.corrections.tooLate(correctionLimits.days)));
  await change.click();
  await dialog.getByLabelText('Location Name').fill('The other bench');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(en.corrections.tooLate(correctionLimits.days))).toBeVisible();
  await expect.element(dialog.getByLabelText('Location Name')).toHaveValue('The other bench');
});

test('an entry is taken back after one question, and what was a mistake is struck through', async () => {
  const sent = api.stub('DELETE /rocks/:id/journey/:seq', { isShown: true });
  await change.click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(dialog.getByText(/^Nothing has happened since/)).toHaveFocus();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(dialog.getByLabelText('Location Name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  api.stub('GET /rocks/:id/journey', [{ ...own, isMistake: true }]);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(page.getByText('That was a mistake, and does not count')).toBeVisible();
  await expect.element(change).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('what becomes of an entry after which something has happened is said before it is taken back', async () => {
  api.stub('GET /rocks/:id/journey', [anEntry({ seq: 4, actionType: 'found' }), own, anEntry({ seq: 1 })]);
  await queryClient.refetchQueries();
  await change.click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(dialog.getByText(/struck through\. It does not count\.$/)).toBeVisible();
});

test('an entry that cannot be taken back says why', async () => {
  api.stub('DELETE /rocks/:id/journey/:seq', refused(429, en.corrections.tooMany));
  await change.click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(dialog.getByText(en.corrections.tooMany)).toBeVisible();
});
