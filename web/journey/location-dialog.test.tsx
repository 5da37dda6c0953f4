// The questions about a place on water or in a national park, before it is saved.
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../query-client.ts';
import { api, noConnection } from '../testing/api.ts';
import { aMember, anEntry, aRock } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import type { Ground } from '../tiles/ground.ts';
import { groundOf } from './ground-query.ts';
import LocationDialog from './location-dialog.tsx';
import type { LocationAction } from './save-location.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => dialog.getByRole('button', { name });
const latitude = dialog.getByLabelText('Latitude');
const why = dialog.getByRole('group', { name: 'National parks ask that nothing is left; here is why' });

const geyser = { latitude: 44.6, longitude: -110.5 };

const says = (at: typeof geyser, ground: Omit<Ground, 'open'>) =>
  queryClient.setQueryData(groundOf(at).queryKey, { open: null, ...ground });

const rock = { ...aRock({ id: 'pebble', name: 'Pebble' }), lastPlace: null };

function Opened({ action }: { action: LocationAction }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open again</button>
      <LocationDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        action={action}
        rock={rock}
        foundRockId="found"
      />
    </>
  );
}

async function open(action: LocationAction = 'hide') {
  await show(<Opened action={action} />, aMember());
  await dialog.getByText('Enter by hand').click();
  for (const [label, text] of [
    ['Latitude', '44.6'],
    ['Longitude', '-110.5'],
    ['Location Name', 'By the geyser'],
    ['Notes (optional)', 'Under the bench'],
  ] as const)
    await dialog.getByLabelText(label).fill(text);
}

test.for([
  ['hide', 'Log Hide', 'POST /rocks/:id/locations', 'Hide it anyway'],
  ['rehide', 'Log Rehide', 'POST /rocks/:id/rehide', 'Hide it anyway'],
  ['find', 'Log Find', 'POST /rocks/:id/locations', 'Log it anyway'],
] as const)(
  'a %s in a national park says why not, and lets one go on',
  async ([action, log, call, anyway]) => {
    const sent = api.stub(call, anEntry());
    says(geyser, { water: false, park: 'Yellowstone' });
    await open(action);
    await button(log).click();
    await expect.element(why).toHaveFocus();
    await expect
      .element(why)
      .toHaveAccessibleDescription(/^This place is in Yellowstone\. .+ A town park outside/);
    await button(log).click();
    await expect.element(why).toHaveFocus();
    expect(sent).toEqual([]);
    await userEvent.tab();
    await expect.element(button('Choose another place')).toHaveFocus();
    await button(anyway).dblClick();
    await expect.poll(() => sent.length).toBe(1);
    const { json, form } = sent[0] ?? {};
    expect(json ?? Object.fromEntries(form ?? [])).toMatchObject({
      locationName: 'By the geyser',
      notes: 'Under the bench',
    });
  },
);

test('another place is chosen, nothing typed is lost, and it is asked about anew', async () => {
  const sent = api.stub('POST /rocks/:id/locations', noConnection);
  says(geyser, { water: false, park: true });
  says({ latitude: 46.6, longitude: -110.5 }, { water: true, park: null });
  says({ latitude: 45.6, longitude: -110.5 }, { water: false, park: null });
  await open();
  await button('Log Hide').click();
  await expect.element(why.getByText(/^This place is in a national park or nature reserve\./)).toBeVisible();
  await button('Choose another place').click();
  await expect.element(why).not.toBeInTheDocument();
  await expect.element(button('Use Current Location')).toHaveFocus();
  await expect.element(latitude).toHaveValue('44.6');
  await expect.element(dialog.getByLabelText('Notes (optional)')).toHaveValue('Under the bench');

  await latitude.fill('46.6');
  await button('Log Hide').click();
  const water = dialog.getByRole('group', { name: 'On our map, this place is on water' });
  await expect.element(water).toBeVisible();
  await latitude.fill('45.6');
  await expect.element(water).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await button('Log Hide').click();
  await expect.element(dialog.getByText(/^Failed to update rock location/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('after going on, a lost connection needs no second answer, and the focus stays at the button', async () => {
  const lost = api.stub('POST /rocks/:id/locations', noConnection);
  says(geyser, { water: true, park: 'Yellowstone' });
  await open();
  await button('Log Hide').click();
  await expect.element(why.getByText(/it is also on water/)).toBeVisible();
  await button('Hide it anyway').click();
  await expect.element(dialog.getByText(/^Failed to update rock location/)).toBeVisible();
  await expect.element(button('Log Hide')).toHaveFocus();
  const sent = api.stub('POST /rocks/:id/locations', anEntry());
  await button('Log Hide').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect([lost.length, sent.length]).toEqual([1, 1]);
});

test('what is wrong has the focus, and a refusal is gone when the dialog opens again; what was typed is not', async () => {
  await open();
  await latitude.fill('95');
  await button('Log Hide').click();
  await expect.element(latitude).toHaveFocus();
  await expect.element(latitude).toHaveAccessibleDescription(/Latitude must be a number/);
  await latitude.fill('45.6');
  api.stub('POST /rocks/:id/locations', noConnection);
  await button('Log Hide').click();
  await expect.element(dialog.getByText(/^Failed to update rock location/)).toBeVisible();
  await button('Close').click();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect.element(latitude).toHaveValue('45.6');
  await expect.element(dialog.getByText(/^Failed to update rock location/)).not.toBeInTheDocument();
});

test('without tiles a place is saved without a word', async () => {
  const sent = api.stub('POST /rocks/:id/locations', anEntry());
  await open();
  await button('Log Hide').click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(why).not.toBeInTheDocument();
});

test.for([
  ['goes on after three seconds', 1],
  ['is not saved if it was cancelled meanwhile', 0],
] as const)('with a slow map a hide %s', async ([, times]) => {
  const sent = api.stub('POST /rocks/:id/locations', anEntry());
  void queryClient.prefetchQuery({ ...groundOf(geyser), queryFn: () => new Promise<never>(() => undefined) });
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    await button('Log Hide').click();
    await expect.element(button('Log Hide')).toHaveAttribute('aria-busy', 'true');
    expect(sent).toEqual([]);
    if (times === 0) await button('Cancel').click();
    await vi.advanceTimersByTimeAsync(3000);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toHaveLength(times);
  } finally {
    vi.useRealTimers();
  }
});
