import { expect, test } from 'vitest';
import { asMember, asStranger } from '../testing/as.ts';
import { newCode } from '../testing/make.ts';

test('a call that takes JSON refuses a form, which could be as large as a photo', async () => {
  const form = new FormData();
  form.set('name', 'x'.repeat(1_000_000));
  const answer = await asStranger().request('/api/qr-code-signups', { method: 'POST', body: form });
  expect(answer.status).toBe(415);
});

test('the texts of a form have 64 KB in total, not counting its photo', async () => {
  const person = await asMember();
  const form = new FormData();
  form.set('name', 'é '.repeat(40_000));
  form.set('laserEngraverId', 'K7M-2QX-9RK');
  const answer = await person.request('/api/rocks', { method: 'POST', body: form });
  expect(answer.status).toBe(413);
});

test('a text field named image is an ordinary field where no photo is accepted', async () => {
  const person = await asMember();
  const profile = { username: '', firstName: 'Robin', lastName: 'Wren', image: 'x' };
  expect((await person.send('PUT', '/api/user/profile', profile)).status).toBe(200);
});

test('a content type that only starts like JSON’s is refused', async () => {
  const person = await asMember();
  const send = async (type: string) => {
    const init = { method: 'POST', headers: { 'Content-Type': type }, body: '{}' };
    return (await person.request('/api/auth/user/complete-first-login', init)).status;
  };
  for (const type of ['application/json-patch+json', 'application/json-seq', 'application/jsonp'])
    expect([type, await send(type)]).toEqual([type, 415]);
  for (const type of ['application/json', 'Application/JSON; charset=utf-8', 'application/json ;'])
    expect([type, await send(type)]).toEqual([type, 200]);
});

test('an unknown field may hold anything, and is not part of the hash of an idempotent request', async () => {
  const person = await asMember();
  const rock = JSON.stringify({ name: 'Sunny', laserEngraverId: newCode() });
  const send = (status: string) =>
    person.request('/api/rocks', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'the-same-rock' },
      body: `${rock.slice(0, -1)},"status":${status}}`,
    });
  const answers = [await send('['.repeat(30_000) + ']'.repeat(30_000)), await send('"hidden"')];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each(['application/json', 'multipart/form-data; boundary=x', 'application/zip'])(
  'a body of %s that breaks off is no failure of ours, whether its length was announced or not',
  async (type) => {
    const person = await asMember();
    const path = type === 'application/zip' ? '/api/user/import' : '/api/rocks';
    for (const announced of [{ 'Content-Length': '1000' }, undefined]) {
      let isSent = false;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (isSent) controller.error(new Error('Network connection lost.'));
          else controller.enqueue(new TextEncoder().encode('{'));
          isSent = true;
        },
      });
      const headers = { 'Content-Type': type, ...announced };
      const { status } = await person.request(path, { method: 'POST', headers, body });
      expect([announced, status]).toEqual([announced, 400]);
    }
  },
);
