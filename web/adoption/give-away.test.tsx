// Giving a rock away: by a link, by an email, taken back, and given to whoever said yes.
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api, refused } from '../testing/api.ts';
import { aMember, aNeighbour, anOwnRock } from '../testing/make.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => dialog.getByRole('button', { name });
const offer = { id: 'offer-1', until: '2026-12-11T12:00:00.000Z', email: null, receiver: null };
const rock = anOwnRock({ id: 'rock-1', name: 'Sunny' });

beforeEach(() => sessionStorage.clear());

test('a link is made here, only its hash is sent, and it can be copied again until the offer ends', async () => {
  stubMyRocks([rock]);
  const offered = api.stub('POST /rocks/:id/offers', () => {
    api.stub('GET /rocks/my', [{ ...rock, offer }]);
    return offer;
  });
  await openApp('/my-rocks', aMember());
  await page.getByRole('button', { name: 'Give Away' }).click();
  await button('Make a Link').click();
  const link = dialog.getByLabelText('The link for one person');
  await expect.element(link).toHaveValue(expect.stringMatching(/\/adopt\/[\w-]{43}$/));
  const { value } = (await link.findElement()) as HTMLInputElement;
  const token = value.split('/').at(-1) ?? '';
  expect(offered.map(({ param, json }) => [param['id'], json])).toEqual([
    ['rock-1', { by: 'link', tokenHash: expect.stringMatching(/^[\w-]{43}$/) }],
  ]);
  expect(JSON.stringify(offered)).not.toContain(token);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copy Link').click();
  expect(written).toHaveBeenCalledWith(value);
  await button('Done').click();
  await page.getByRole('button', { name: 'See Offer' }).click();
  await expect.element(link).toHaveValue(value);

  const ended = api.stub('DELETE /offers/:id', () => {
    api.stub('GET /rocks/my', [rock]);
    return { ended: true as const };
  });
  await button('Take It Back').click();
  await expect.element(page.getByText('The offer is taken back')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Give Away' })).toBeVisible();
  expect(ended.map(({ param }) => param['id'])).toEqual(['offer-1']);
});

test('an address that is missing or refused is said at its field, and stays typed', async () => {
  stubMyRocks([rock]);
  await openApp('/my-rocks', aMember());
  await page.getByRole('button', { name: 'Give Away' }).click();
  await button('Send an Email').click();
  await expect.element(dialog.getByText(en.adoption.email)).toBeVisible();
  api.stub('POST /rocks/:id/offers', refused(429, en.adoption.tooManyEmails));
  const field = dialog.getByLabelText('Or send an email');
  await field.fill('friend@example.test');
  await button('Send an Email').click();
  await expect.element(dialog.getByText(en.adoption.tooManyEmails)).toBeVisible();
  await expect.element(field).toHaveValue('friend@example.test');
});

test('news about an offer lead to the answer, which gives the rock by name', async () => {
  const wanted = { ...offer, receiver: aNeighbour({ username: 'bea' }) };
  stubMyRocks([{ ...rock, offer: wanted }]);
  api.stub('POST /offers/:id/give', refused(409, en.adoption.ended));
  await openApp('/my-rocks?action=give&rockId=rock-1', aMember());
  await expect.element(dialog.getByRole('heading', { name: 'Who would like Sunny?' })).toBeVisible();
  await expect.element(dialog.getByText('bea', { exact: true }).first()).toBeVisible();
  await button('Give it to bea').click();
  await expect.element(dialog.getByText(en.adoption.ended)).toBeVisible();
  const given = api.stub('POST /offers/:id/give', () => {
    api.stub('GET /rocks/my', []);
    return { given: true as const };
  });
  await button('Give it to bea').click();
  await expect.element(page.getByText('Sunny has a new home')).toBeVisible();
  expect(given.map(({ param }) => param['id'])).toEqual(['offer-1']);
});
