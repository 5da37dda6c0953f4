// When a rock was hidden, in the dialog that logs it.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../query-client.ts';
import { api } from '../testing/api.ts';
import { aMember, anEntry, aRock } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { groundOf } from './ground-query.ts';
import { JourneyTimeline } from './journey-timeline.tsx';
import LocationDialog from './location-dialog.tsx';
import type { LocationAction } from './save-location.ts';
import { localMoment } from './when-field.tsx';
import * as en from '../../schema/words/en/index.ts';

const dialog = page.getByRole('dialog');
const when = dialog.getByLabelText('When?');
const earlier = dialog.getByRole('button', { name: 'It was earlier' });
const log = dialog.getByRole('button', { name: /^Log / });
const rock = { ...aRock({ id: 'pebble', name: 'Pebble' }), lastPlace: null };
const hour = 3_600_000;

async function open(action: LocationAction) {
  queryClient.setQueryData(groundOf({ latitude: 41.25, longitude: -95.93 }).queryKey, {
    open: null,
    water: false,
    park: null,
  });
  await show(
    <LocationDialog open onOpenChange={() => {}} action={action} rock={rock} foundRockId="found" />,
    aMember(),
  );
  await dialog.getByText('Enter by hand').click();
  await dialog.getByLabelText('Latitude').fill('41.25');
  await dialog.getByLabelText('Longitude').fill('-95.93');
  await dialog.getByLabelText('Location Name').fill('The old oak');
}

test.for([
  ['hide', 'POST /rocks/:id/locations'],
  ['rehide', 'POST /rocks/:id/rehide'],
] as const)('a %s is of just now, unless it was earlier', async ([action, call]) => {
  const sent = api.stub(call, anEntry());
  const last = () => {
    const { json, form } = sent.at(-1) ?? {};
    return (json ?? Object.fromEntries(form ?? [])) as { happenedAt?: string };
  };
  await open(action);
  await expect.element(dialog.getByText(/^When\? Just now/)).toBeVisible();
  await log.click();
  await expect.poll(() => sent.length).toBe(1);
  expect(last()).not.toHaveProperty('happenedAt');

  await earlier.click();
  await expect.element(when).toHaveFocus();
  const local = localMoment(Date.now() - 5 * hour);
  await when.fill(local);
  await log.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(last().happenedAt).toBe(new Date(local).toISOString());

  await dialog.getByRole('button', { name: 'Just now' }).click();
  await expect.element(earlier).toHaveFocus();
  await log.click();
  await expect.poll(() => sent.length).toBe(3);
  expect(last()).not.toHaveProperty('happenedAt');
});

test('a moment to come, one too long ago, and half a date are refused at the field', async () => {
  const sent = api.stub('POST /rocks/:id/locations', anEntry());
  await open('hide');
  await earlier.click();
  for (const [value, words] of [
    [localMoment(Date.now() + 2 * hour), en.happened.future],
    [localMoment(Date.now() - 91 * 24 * hour), en.happened.tooOld(90)],
    ['', en.happened.unreadable],
  ] as const) {
    await when.fill(value);
    await log.click();
    await expect.element(when).toHaveAccessibleDescription(expect.stringContaining(words));
    await expect.element(when).toHaveFocus();
  }
  expect(sent).toEqual([]);
});

test('one’s own note of a find has the time of the find', async () => {
  await open('find');
  await expect.element(earlier).not.toBeInTheDocument();
});

test('an entry that was logged on a later day says so', async () => {
  api.stub('GET /rocks/:id/journey', [
    anEntry({ id: 'late', createdAt: '2026-11-02T12:00:00.000Z', loggedAt: '2026-11-09T12:00:00.000Z' }),
    anEntry({
      id: 'soon',
      seq: 2,
      createdAt: '2026-11-01T09:00:00.000Z',
      loggedAt: '2026-11-01T12:00:00.000Z',
    }),
  ]);
  await show(<JourneyTimeline rock={rock} />, aMember());
  await expect
    .element(page.getByText('Logged November 9, 2026').or(page.getByText('Logged Nov 9, 2026')))
    .toBeVisible();
  await expect.poll(() => page.getByText(/^Logged /).elements().length).toBe(1);
});
