import { expect, test } from 'vitest';
import { asMember, asStranger } from '../testing/as.ts';

test('a call that takes JSON takes no form, which could be as large as a photo', async () => {
  const form = new FormData();
  form.set('name', 'x'.repeat(1_000_000));
  const answer = await asStranger().request('/api/qr-code-signups', { method: 'POST', body: form });
  expect(answer.status).toBe(415);
});

test('the texts of a form have 64 KB together, whatever its photo weighs', async () => {
  const person = await asMember();
  const form = new FormData();
  form.set('name', 'é '.repeat(40_000));
  form.set('laserEngraverId', 'K7M-2QX-9RK');
  const answer = await person.request('/api/rocks', { method: 'POST', body: form });
  expect(answer.status).toBe(413);
});

test('a text called image is a field like any other where no photo is taken', async () => {
  const person = await asMember();
  const profile = { username: '', firstName: 'Robin', lastName: 'Wren', image: 'x' };
  const answer = await person.request('/api/user/profile', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(profile),
  });
  expect(answer.status).toBe(200);
});
