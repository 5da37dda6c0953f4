// What stands around every page, before and after it is known who is there.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentMember } from '../../schema/members.ts';
import { api, noConnection } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const heading = page.getByRole('heading', { level: 1 });

test('while it is not known who is there, the page says Loading...', async () => {
  const { promise, resolve } = Promise.withResolvers<CurrentMember>();
  api.stub('GET /auth/user', promise);
  await openApp('/contact');
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
  resolve(aMember());
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
});

test('when it cannot be found out who is there, the page says so and asks again', async () => {
  const asked = api.stub('GET /auth/user', noConnection);
  await openApp('/contact');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(asked).toHaveLength(1);
  api.stub('GET /auth/user', aMember());
  await again.click();
  await expect.element(page.getByRole('button', { name: 'Your menu' })).toBeVisible();
});
