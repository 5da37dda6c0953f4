// The place search with its suggestions: keyboard, pointer, and no connection.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { placeLimits, type Place, type PlaceHit } from '../../schema/places.ts';
import { api, noConnection } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { PlaceSearch } from './place-search.tsx';

const us = { otherName: null, country: 'US', latitude: 41, longitude: -96 };
const hits: PlaceHit[] = [
  { ...us, kind: 'town', id: 1, name: 'Omaha', state: 'Nebraska' },
  { ...us, kind: 'town', id: 2, name: 'Omaha', state: 'Texas' },
  { ...us, kind: 'park', id: 2, name: 'Omaha Beach Park', otherName: 'Plage Omaha', state: 'Nebraska' },
];
const box = page.getByRole('combobox', { name: 'Search for a place' });
const list = page.getByRole('listbox', { name: 'Suggested places' });
const status = page.getByRole('search').getByRole('status');

async function openSearch() {
  const onFound = vi.fn<(place: Place) => void>();
  await show(<PlaceSearch near="41.3,-95.9" onFound={onFound} />, aMember());
  await box.click();
  return onFound;
}

test("a place is chosen from the suggestions by keyboard, on a phone's screen", async () => {
  await page.viewport(390, 844);
  const asked = api.stub('GET /places', hits);
  const onFound = await openSearch();
  await userEvent.keyboard('o');
  await expect.element(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('mah');
  await expect.element(list.getByRole('option')).toHaveLength(3);
  await expect.element(box).toHaveAttribute('aria-expanded', 'true');
  await expect.element(status).toHaveTextContent('3 places. Arrow keys go through them.');
  // Not for each letter, and never for one alone. On a busy machine there may be a pause within the word.
  await expect.poll(() => asked.at(-1)?.query.toString()).toBe('q=omah&near=41.3%2C-95.9');
  expect(asked.map(({ query }) => query.get('q'))).not.toContain('o');

  const frame = list.element().getBoundingClientRect();
  expect(frame.top).toBeGreaterThanOrEqual(box.element().getBoundingClientRect().bottom);
  expect(frame.right).toBeLessThanOrEqual(390);
  for (const option of list.getByRole('option').elements())
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

  const chosen = (name: string) => list.getByRole('option', { name, selected: true });
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chosen('Omaha Beach Park (Plage Omaha) Nebraska, United States Park')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(chosen('Omaha Texas, United States')).toBeVisible();
  const { id } = await chosen('Omaha Texas, United States').findElement();
  await expect.element(box).toHaveAttribute('aria-activedescendant', id);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onFound.mock.calls).toEqual([[{ name: 'Omaha, Texas', latitude: 41, longitude: -96 }]]);
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('Omaha, Texas');
});

test('a place is chosen by pointer, and Escape closes the suggestions before it clears the field', async () => {
  api.stub('GET /places', ({ query }) => (query.get('q') === 'xyzzy' ? [] : hits));
  const onFound = await openSearch();
  await userEvent.keyboard('om');
  await list.getByRole('option').nth(0).click();
  expect(onFound).toHaveBeenCalledTimes(1);
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('Omaha, Nebraska');

  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('Omaha, Nebraska');
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');

  await userEvent.keyboard('xyzzy');
  await expect.element(status).toMatchTextContent(/^No town or park begins with 'xyzzy'\./);
  await userEvent.tab();
  await expect.element(status).toHaveTextContent('');
});

test('without a connection a sentence says so, and what was typed stays', async () => {
  api.stub('GET /places', noConnection);
  await openSearch();
  await userEvent.keyboard('oma');
  await expect.element(status).toMatchTextContent(/^Places cannot be searched right now\./);
  await expect.element(box).toHaveValue('oma');
  api.stub('GET /places', hits);
  await userEvent.keyboard('h');
  await expect.element(list).toBeVisible();
  const long = 'o'.repeat(placeLimits.query - 1);
  await box.fill(long);
  await userEvent.keyboard('xyz');
  await expect.element(box).toHaveValue(`${long}x`);
});
