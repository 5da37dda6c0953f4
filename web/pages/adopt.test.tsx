// The page of an offer's link: for a visitor, for a member, for its owner, and once it is dead.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdoptionState } from '../../schema/adoption.ts';
import { api, refused } from '../testing/api.ts';
import { aMember, aNeighbour } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const main = page.getByRole('main');
const heading = (name: string) => main.getByRole('heading', { name });
const offered = (state: AdoptionState) => ({
  rock: { name: 'Sunny', imageUrl: null, timesFound: 2 },
  giver: aNeighbour({ username: 'ann' }),
  state,
  until: '2026-12-11T12:00:00.000Z',
});

test('a visitor sees the rock and who gives it, and comes back here after signing in', async () => {
  api.stub('GET /adopt/:token', offered('open'));
  await openApp('/adopt/secret');
  await expect.element(heading('Would you like Sunny?')).toHaveFocus();
  await expect.element(main.getByText(/^ann would like to give you this painted rock/)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Sign in to say yes' }))
    .toHaveAttribute('href', '/api/login?returnTo=%2Fadopt%2Fsecret');
});

test('a member says yes, and may change their mind', async () => {
  api.stub('GET /adopt/:token', offered('open'));
  api.stub('POST /adopt/:token', refused(409, en.adoption.taken));
  await openApp('/adopt/secret', aMember());
  const yes = main.getByRole('button', { name: 'Yes, I’d like it' });
  await yes.click();
  await expect.element(main.getByRole('alert')).toHaveTextContent(en.adoption.taken);
  const wished = api.stub('POST /adopt/:token', () => {
    api.stub('GET /adopt/:token', offered('wished'));
    return { state: 'wished' as const };
  });
  await yes.click();
  await expect.element(heading('You would like Sunny')).toHaveFocus();
  expect(wished.map(({ param }) => param['token'])).toEqual(['secret']);
  const dropped = api.stub('DELETE /adopt/:token', () => {
    api.stub('GET /adopt/:token', refused(404, en.adoption.dead));
    return { dropped: true as const };
  });
  await main.getByRole('button', { name: 'I changed my mind' }).click();
  await expect.element(heading('This offer has ended')).toBeVisible();
  expect(dropped).toHaveLength(1);
});

test.each([
  ['own', 'You offer Sunny'],
  ['taken', 'Somebody said yes before you'],
] as const)('there is nothing to say yes to where it is %s', async (state, title) => {
  api.stub('GET /adopt/:token', offered(state));
  await openApp('/adopt/secret', aMember());
  await expect.element(heading(title)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Yes, I’d like it' })).not.toBeInTheDocument();
});
