// Finds around the world: the table and the map of a month and of the last 12, and what is shown without finds.
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lastMonths } from '../../schema/analytics.ts';
import type { CountryFinds } from '../../schema/country-finds.ts';
import { api } from '../testing/api.ts';
import { show } from '../testing/render.tsx';
import { FindsAroundTheWorld } from './finds-around-the-world.tsx';

const months = lastMonths(Date.UTC(2031, 4, 31), 13);

/** Finds of the first month, April and May; none in the months between. */
const country = (code: string, first: number, april: number, may: number): CountryFinds => ({
  country: code,
  finds: months.map((_, i) => ({ 0: first, 11: april, 12: may })[i] ?? 0),
});

const countedUntil = '2031-05-31T12:00:00.000Z';

function Section() {
  const [month, setMonth] = useState<string>();
  return <FindsAroundTheWorld month={month} onMonth={setMonth} />;
}

const rows = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map((cell) => cell.textContent));

const dots = () => [...document.querySelectorAll('circle')].map((dot) => dot.textContent);

test('the table and the map show the last 12 months, or one of them with the change to the month before', async () => {
  api.stub('GET /admin/finds-by-country', {
    months,
    // France only in the month that is there for comparison.
    countries: [
      country('', 0, 2000, 1),
      country('250', 9, 0, 0),
      country('578', 0, 4, 0),
      country('840', 5, 1, 1203),
    ],
    countedUntil,
  });
  await show(<Section />);
  const section = page.getByRole('region', { name: 'Finds around the world' });
  await expect.element(section.getByText('3,209 finds in 2 countries')).toBeVisible();
  expect(rows()).toEqual([
    ['Country', 'Finds'],
    ['United States', '1,204'],
    ['Norway', '4'],
    ['At sea or unknown', '2,001'],
  ]);
  expect(dots()).toEqual(['United States: 1,204', 'Norway: 4']);

  const month = section.getByLabelText('Month');
  await userEvent.selectOptions(month, 'May 2031, so far');
  await expect.element(section.getByText('1,204 finds in 1 country')).toBeVisible();
  expect(rows()).toEqual([
    ['Country', 'Finds', 'Change to the month before'],
    ['United States', '1,203', '+1,202'],
    ['Norway', '0', '−4'],
    ['At sea or unknown', '1', '−1,999'],
  ]);
  expect(dots()).toEqual(['United States: 1,203']);
  // A year of months, and all of them.
  expect(month.getByRole('option').elements()).toHaveLength(13);
  await userEvent.selectOptions(month, 'January 2031');
  await expect.element(section.getByText('No rock was found in this month.')).toBeVisible();
});

test('the area of a dot is in proportion to the finds', async () => {
  api.stub('GET /admin/finds-by-country', {
    months,
    countries: [country('840', 0, 0, 400), country('578', 0, 0, 100)],
    countedUntil,
  });
  await show(<Section />);
  await expect.element(page.getByText('500 finds in 2 countries')).toBeVisible();
  const [large = 0, small = 0] = [...document.querySelectorAll('circle')].map((dot) => dot.r.baseVal.value);
  expect(large ** 2 / small ** 2).toBeCloseTo(4);
});

test('a long table shows ten countries, and all of them on demand', async () => {
  const codes = ['004', '008', '012', '024', '032', '036', '040', '056', '076', '124', '250', '276'];
  api.stub('GET /admin/finds-by-country', {
    months,
    countries: codes.map((code) => country(code, 0, 0, 1)),
    countedUntil,
  });
  await show(<Section />);
  await expect.element(page.getByRole('row')).toHaveLength(11);
  const all = page.getByRole('button', { name: 'Show all 12' });
  await all.click();
  await expect.element(page.getByRole('row')).toHaveLength(13);
  await expect.element(page.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
});

test('before the first count the section says when it comes', async () => {
  api.stub('GET /admin/finds-by-country', { months, countries: [], countedUntil: null });
  await show(<Section />);
  await expect
    .element(page.getByText('Nothing is counted yet. The first count comes within the hour.'))
    .toBeVisible();
});
