// The application form of Founding Rock Ambassadors: messages, failures and keyboard use.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { api, noConnection, refused } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

const application = {
  Name: 'Ann Miller',
  Email: 'ann@example.test',
  Address: '12 Pebble Street',
  City: 'Omaha',
  'State/Province': 'Nebraska',
  Zipcode: '68102',
  Country: 'United States',
};

const field = (label: string) => page.getByRole('textbox', { name: label });
const submit = () => page.getByRole('button', { name: 'Submit Application' }).click();
const taken = () => api.stub('POST /qr-code-signups', { message: en.ambassadors.submitted(24) });

async function fill(fields: Partial<typeof application>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
}

async function expectSubmitted(): Promise<void> {
  await expect
    .element(page.getByRole('heading', { name: 'Application Submitted Successfully!' }))
    .toHaveFocus();
  await expect.element(page.getByRole('main').getByText(en.ambassadors.submitted(24))).toBeVisible();
}

async function expectToast(words: string): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: 'Error' });
  await expect.element(toast.getByText(words)).toBeVisible();
}

test('a member finds their email filled in, and every invalid field shows its message', async () => {
  const sent = taken();
  await openApp('/qr-code-signup', aMember({ email: 'ada@example.test' }));
  await expect.element(field('Email')).toHaveValue('ada@example.test');
  await field('Email').fill('ann@');
  await submit();
  for (const words of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Address must be at least 5 characters',
    'City must be at least 2 characters',
    'State/Province must be at least 2 characters',
    'Zipcode must be at least 3 characters',
    'Country must be at least 2 characters',
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
  await fill({ ...application, Zipcode: '6' });
  await submit();
  await expect.element(field('Zipcode')).toHaveFocus();
  expect(sent).toEqual([]);
  await fill({ Zipcode: '68102' });
  await submit();
  await expectSubmitted();
  expect(sent.map(({ json }) => json)).toEqual([
    {
      name: 'Ann Miller',
      email: 'ann@example.test',
      address: '12 Pebble Street',
      city: 'Omaha',
      state: 'Nebraska',
      zipcode: '68102',
      country: 'United States',
    },
  ]);
});

test('the form can be sent with the keyboard alone, up to the plans', async () => {
  taken();
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
  await openApp('/qr-code-signup');
  await field('Name').click();
  for (const text of Object.values(application)) {
    await userEvent.keyboard(text);
    await userEvent.tab();
  }
  await expect.element(page.getByRole('button', { name: 'Submit Application' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectSubmitted();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Sign Up for Plan' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/subscribe');
});

test('an unknown place is reported at its field and in a toast', async () => {
  await openApp('/qr-code-signup');
  await fill({ ...application, Country: 'Germny' });
  for (const [label, name, words] of [
    ['Country', 'country', en.ambassadors.unknownCountry],
    ['State/Province', 'state', en.ambassadors.unknownState],
  ] as const) {
    api.stub('POST /qr-code-signups', refused(400, words, { field: name }));
    await submit();
    await expectToast(words);
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAccessibleDescription(words);
    await fill({ Country: 'USA' });
  }
});

test('an email that has already applied is reported', async () => {
  api.stub('POST /qr-code-signups', refused(409, say('ambassadors', 'applied', 24), { field: 'email' }));
  await openApp('/qr-code-signup');
  await fill(application);
  await submit();
  await expectToast(en.ambassadors.applied(24));
  await expect.element(field('Email')).toHaveFocus();
});

test('a failed request loses no text, and a retry has the same idempotency key', async () => {
  await openApp('/qr-code-signup');
  await fill(application);
  const asked = [];
  for (const [answer, words] of [
    [refused(502), 'Failed to submit signup. Please try again.'],
    [noConnection, en.shell.unreachable],
  ] as const) {
    asked.push(api.stub('POST /qr-code-signups', answer));
    await submit();
    await expectToast(words);
    for (const [label, text] of Object.entries(application))
      await expect.element(field(label)).toHaveValue(text);
  }
  asked.push(taken());
  await submit();
  await expectSubmitted();
  const keys = asked.flat().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});
