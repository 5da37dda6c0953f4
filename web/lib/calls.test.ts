import { expect, test } from 'vitest';
import { callsBy } from './calls.ts';

interface Calls {
  rocks: {
    $get: (input?: { query: Record<string, string | string[] | undefined> }) => Promise<Response>;
    $post: (input: { form: object }, options: { headers: Record<string, string> }) => Promise<Response>;
    ':id': { 'sign-out': { $put: (input: { param: { id: string }; json: unknown }) => Promise<Response> } };
  };
}

const calls = callsBy(async (path, init) => {
  const request = new Request(new URL(path, 'https://rocks.test'), init);
  const { method, headers, url } = request;
  return Response.json({
    sent: `${method} ${url.slice('https://rocks.test'.length)}`,
    type: headers.get('Content-Type')?.replace(/;.*/, '') ?? null,
    key: headers.get('Idempotency-Key'),
    body: request.body
      ? headers.get('Content-Type') === 'application/json'
        ? await request.text()
        : [...(await request.formData()).entries()].map(([name, value]) => [
            name,
            value instanceof File ? value.name : value,
          ])
      : null,
  });
}) as Calls; // as the tests below call it
const bodyOf = async (call: Promise<Response>): Promise<unknown> => (await call).json();

test('the last segment is the method, the others are the path', async () => {
  expect(await bodyOf(calls.rocks.$get())).toEqual({ sent: 'GET /rocks', type: null, key: null, body: null });
});

test('a query omits undefined parameters and repeats those with several values', async () => {
  const query = { cursor: undefined, tag: ['a&b', 'c'], limit: '5' };
  expect(await bodyOf(calls.rocks.$get({ query }))).toMatchObject({
    sent: 'GET /rocks?tag=a%26b&tag=c&limit=5',
  });
  expect(await bodyOf(calls.rocks.$get({ query: { cursor: undefined } }))).toMatchObject({
    sent: 'GET /rocks',
  });
});

test('a call can be cancelled', async () => {
  const sent = callsBy(async (_, { signal }) => Response.json({ isCancelled: signal?.aborted })) as {
    places: { $get: (input: object, options: { init: { signal: AbortSignal } }) => Promise<Response> };
  }; // as called here
  const call = sent.places.$get({}, { init: { signal: AbortSignal.abort() } });
  expect(await bodyOf(call)).toEqual({ isCancelled: true });
});

test('a path parameter is escaped to one segment', async () => {
  const call = calls.rocks[':id']['sign-out'].$put({ param: { id: '../a?b' }, json: { reason: 'ü' } });
  expect(await bodyOf(call)).toMatchObject({
    sent: 'PUT /rocks/..%2Fa%3Fb/sign-out',
    type: 'application/json',
    body: '{"reason":"ü"}',
  });
});

test('a form is sent with its file and headers', async () => {
  const form = { name: 'Moss', image: new File(['a'], 'moss.jpg'), notes: undefined };
  const headers = { 'Idempotency-Key': 'key-1' };
  expect(await bodyOf(calls.rocks.$post({ form }, { headers }))).toMatchObject({
    type: 'multipart/form-data',
    key: 'key-1',
    body: [
      ['name', 'Moss'],
      ['image', 'moss.jpg'],
    ],
  });
});
