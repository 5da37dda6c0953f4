import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { happenedAgoHeader } from '../../schema/happened-ago.ts';
import { meantForHeader } from '../../schema/meant-for.ts';
import type { FromServiceWorker } from '../../schema/offline.ts';
import { aboutHeader } from '../outbox/about-rock.ts';
import { holdWrite } from '../outbox/hold.ts';
import {
  forgetWritesOf,
  keepWrite,
  keptWrites,
  writeFormat,
  type StoredWrite,
} from '../outbox/kept-write.ts';
import { putBack } from '../outbox/put-back.ts';
import { sendKept, sendOrKeep } from './outbox.ts';
import { seeOrKeep } from './seen-form.ts';
import { mayBeKept } from './writes.ts';
import { errorOf, onDevice } from '../lib/api-error.ts';
import { say as sentence } from '../../schema/words/say.ts';
import * as en from '../../schema/words/en/index.ts';

interface Sent {
  method: string;
  path: string;
  headers: Headers;
  text: string;
}

let sent: Sent[] = [];
/** By the number of the request; without an answer there is no network. */
let answers: (Response | null)[] = [];
const said: FromServiceWorker[] = [];
const say = async (message: FromServiceWorker) => void said.push(message);

beforeEach(() => {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { method, headers } = request;
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    sent.push({ method, path: new URL(request.url).pathname, headers, text: await request.text() });
    return answer;
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sent = [];
  answers = [];
  said.length = 0;
  await forgetWritesOf('hazel');
});

const ok = (body: object = {}) => Response.json(body);
const refused = (status: number, message: string) => Response.json({ message }, { status });

function request(
  path: string,
  body: object | FormData,
  { key = crypto.randomUUID(), by = 'hazel', method = 'POST' } = {},
) {
  const isForm = body instanceof FormData;
  const headers = new Headers({ 'Idempotency-Key': key, [meantForHeader]: by });
  if (!isForm) headers.set('Content-Type', 'application/json');
  return new Request(path, { method, headers, body: isForm ? body : JSON.stringify(body) });
}
const find = (code: string, more: Parameters<typeof request>[2] = {}) =>
  request('/api/rocks/find', { laserEngraverId: code }, more);
const without = async (write: Request) => {
  await expect(sendOrKeep(write, say)).rejects.toThrow();
};
const kept = async (by = 'hazel') =>
  (await keptWrites(by)).map(({ kind, about, state, words }) => [kind, about, state, words]);

test('a write without a network is kept, and sent once with the same key and bytes', async () => {
  const key = crypto.randomUUID();
  const form = new FormData();
  form.append('name', 'Olive');
  form.append('image', new File([new Uint8Array([255, 216, 0, 7])], 'olive.jpg', { type: 'image/jpeg' }));
  const original = request('/api/rocks', form, { key });
  const type = original.headers.get('Content-Type');
  const bytes = await original.clone().text();
  await without(original);
  expect(await kept()).toEqual([['register', 'Olive', 'waiting', null]]);
  expect(said).toEqual([{ type: 'outbox' }]);

  await sendKept('hazel', say);
  expect([await kept(), sent]).toEqual([[['register', 'Olive', 'waiting', null]], []]);
  answers = [ok({ id: 'new' })];
  await Promise.all([sendKept('hazel', say), sendKept('hazel', say)]);
  await sendKept('hazel', say);
  expect(await kept()).toEqual([]);
  expect(
    sent.map(({ method, path, headers, text }) => [
      method,
      path,
      headers.get('Idempotency-Key'),
      headers.get('Content-Type'),
      text,
    ]),
  ).toEqual([['POST', '/api/rocks', key, type, bytes]]);
  expect(said.at(-1)).toEqual({ type: 'sent', kind: 'register', about: 'Olive' });
});

test('what had an answer is not kept, whatever the answer is', async () => {
  for (const answer of [ok(), refused(409, 'Rock already found'), refused(503, 'down')]) {
    answers = [answer];
    expect((await sendOrKeep(find('COMET'), say)).status).toBe(answer.status);
  }
  expect(await kept()).toEqual([]);
});

test('it is kept before it is sent, since the phone may die in between', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  void sendOrKeep(find('COMET'), say);
  await expect.poll(() => kept()).toEqual([['find', 'COMET', 'waiting', null]]);
});

test('a device without room says so instead of a promise', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const answer = await sendOrKeep(find('COMET'), say);
  expect(answer.status).toBe(507);
  onDevice.noRoom = () => en.outbox.noRoom;
  expect((await errorOf(answer)).serverMessage).toMatch(
    /^There is no connection, and this device has no room/,
  );
  put.mockRestore();
  expect([await kept(), said]).toEqual([[], []]);
});

test('in their order, and each with the time that has passed since', async () => {
  await without(find('COMET'));
  await without(
    request('/api/rocks/fern/interactions', { interactionType: 'comment', content: 'So green!' }),
  );
  const [first] = await keptWrites('hazel');
  if (first) await keepWrite({ ...first, at: first.at - 3_600_000 });
  answers = [ok({ foundRockId: 'f1' }), ok()];
  await sendKept('hazel', say);
  expect(sent.map(({ path }) => path)).toEqual(['/api/rocks/find', '/api/rocks/fern/interactions']);
  const [ago, none] = sent.map(({ headers }) => headers.get(happenedAgoHeader));
  expect(Number(ago)).toBeGreaterThanOrEqual(3_600_000);
  expect(Number(ago)).toBeLessThan(3_660_000);
  expect(none).toBeNull();
});

test('a rock that was moved, missed or handed on in the field is kept, too', async () => {
  const nothing = async (path: string) => {
    const { headers } = find('COMET');
    headers.delete('Content-Type');
    headers.set(aboutHeader, encodeURIComponent('Étoile'));
    await without(new Request(path, { method: 'PUT', headers }));
  };
  await without(request('/api/rocks/move', { laserEngraverId: 'COMET', locationName: 'By the fence' }));
  await nothing('/api/rocks/fern/absence');
  await nothing('/api/rocks/fern/hand-on');
  expect(await kept()).toEqual([
    ['move', 'COMET', 'waiting', null],
    ['absence', 'Étoile', 'waiting', null],
    ['handOn', 'Étoile', 'waiting', null],
  ]);
  answers = [ok(), ok(), ok()];
  await sendKept('hazel', say);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/rocks/move',
    'PUT /api/rocks/fern/absence',
    'PUT /api/rocks/fern/hand-on',
  ]);
});

test('a rock that was seen and left, said in a form without script, waits for its member', async () => {
  const form = () =>
    new Request('/api/seen', { method: 'POST', body: new URLSearchParams({ rockId: 'COMET' }) });
  const went = async (ownerId: string | null) => {
    const answer = await seeOrKeep(form(), async () => ownerId, say);
    return new URL(answer.headers.get('Location') ?? '', location.href);
  };
  const { pathname, search } = await went(null);
  expect([pathname, search, await kept()]).toEqual(['/nfc-scan', '?rockId=COMET', []]);
  expect((await went('hazel')).pathname).toBe('/my-rocks');
  expect(await kept()).toEqual([['seen', 'COMET', 'waiting', null]]);
  answers = [ok()];
  await sendKept('hazel', say);
  const [{ path, headers, text } = {}] = sent;
  expect([path, text]).toEqual(['/api/rocks/seen', '{"laserEngraverId":"COMET"}']);
  // Also of a moment ago: by now somebody may have it.
  expect(headers?.get(happenedAgoHeader)).toMatch(/^\d+$/);
});

test('a new write does not overtake those that wait', async () => {
  const like = (method: string, path: string) =>
    request(`/api/rocks/fern/interactions${path}`, { interactionType: 'like' }, { method });
  await without(like('POST', ''));
  answers = [ok(), ok(), ok()];
  expect((await sendOrKeep(like('DELETE', '/like'), say)).status).toBe(200);
  expect(sent.map(({ method }) => method).slice(0, 2)).toEqual(['POST', 'DELETE']);
  expect(await kept()).toEqual([]);
});

test('what the server takes no more of today does not hold up the rest', async () => {
  await without(
    request('/api/rocks/fern/interactions', { interactionType: 'comment', content: 'So green!' }),
  );
  await without(find('COMET'));
  answers = [refused(429, 'Please wait'), ok({ foundRockId: 'f' })];
  await sendKept('hazel', say);
  expect(await kept()).toEqual([['comment', 'So green!', 'waiting', null]]);
});

test('what depends on another write waits for it, and gets its id', async () => {
  const key = crypto.randomUUID();
  await without(find('COMET', { key }));
  const place = { latitude: 1, longitude: 2, locationName: 'The pier' };
  // Not sent, even with a network: its find has no id yet.
  answers = [ok()];
  await without(request(`/api/rocks/kept-${key}/rehide`, place));
  expect(sent).toEqual([]);
  answers = [refused(503, 'down')];
  await sendKept('hazel', say);
  answers = [ok({ foundRockId: 'found' }), ok()];
  await sendKept('hazel', say);
  expect(sent.map(({ path }) => path).slice(1)).toEqual(['/api/rocks/find', '/api/rocks/found/rehide']);
  expect(await kept()).toEqual([]);
});

test('a refusal stays with its words, and what has nothing to do with it is sent', async () => {
  await without(find('COMET'));
  await without(find('FERN'));
  answers = [refused(409, 'Rock already found'), ok({ foundRockId: 'f' })];
  await sendKept('hazel', say);
  expect(await kept()).toEqual([['find', 'COMET', 'refused', 'Rock already found']]);
  await sendKept('hazel', say);
  expect(sent).toHaveLength(2);
});

test('what depends on a refused write is refused with it', async () => {
  const key = crypto.randomUUID();
  await without(find('COMET', { key }));
  await without(request(`/api/rocks/kept-${key}/rehide`, { locationName: 'The pier' }));
  answers = [refused(409, 'Rock already found')];
  await sendKept('hazel', say);
  expect(await kept()).toEqual([
    ['find', 'COMET', 'refused', 'Rock already found'],
    ['rehide', 'The pier', 'refused', sentence('outbox', 'dependsOnRefused')],
  ]);
});

test('a session that is over is said, and nothing is lost; nor is anything while the server is busy', async () => {
  await without(find('COMET'));
  for (const status of [401, 429, 500]) {
    answers = [refused(status, 'no')];
    await sendKept('hazel', say);
    expect(await kept()).toEqual([['find', 'COMET', 'waiting', null]]);
  }
  expect(said.filter(({ type }) => type === 'sign-in')).toHaveLength(1);
});

test('nothing is sent for another member, and they do not see it', async () => {
  await without(find('COMET'));
  answers = [ok()];
  await sendKept('mateo', say);
  expect([sent, await kept('mateo'), await kept()]).toEqual([[], [], [['find', 'COMET', 'waiting', null]]]);
});

test('a comment that may have arrived long ago is not sent again unasked', async () => {
  await without(
    request('/api/rocks/fern/interactions', { interactionType: 'comment', content: 'So green!' }),
  );
  const [comment] = await keptWrites('hazel');
  if (comment) await keepWrite({ ...comment, triedAt: Date.now() - 50 * 3_600_000 });
  answers = [ok()];
  await sendKept('hazel', say);
  expect([sent, await kept()]).toEqual([[], [['comment', 'So green!', 'ask', null]]]);
});

test('what an older release has kept is sent, and what a newer one has kept waits for a look at it', async () => {
  const body = new Blob(['{"laserEngraverId":"COMET"}']);
  // As format 1 was stored.
  const older: StoredWrite = {
    key: 'older-0001',
    memberId: 'hazel',
    kind: 'find',
    method: 'POST',
    path: '/api/rocks/find',
    contentType: 'application/json',
    body,
    about: 'COMET',
    at: Date.now() - 3_600_000,
    triedAt: null,
    state: 'waiting',
    words: null,
  };
  await keepWrite(older);
  await keepWrite({ ...older, key: 'newer-0001', format: writeFormat + 1, about: 'FERN' });
  await keepWrite({ key: 'damaged-01', memberId: 'hazel', about: 'OLIVE' });
  answers = [ok({ foundRockId: 'f' }), ok()];
  await sendKept('hazel', say);
  expect(sent.map(({ headers, text }) => [headers.get('Idempotency-Key'), text])).toEqual([
    ['older-0001', '{"laserEngraverId":"COMET"}'],
  ]);
  expect(await kept()).toEqual([
    ['find', 'OLIVE', 'unknown', null],
    ['find', 'FERN', 'unknown', null],
  ]);
  const [, newer] = await keptWrites('hazel');
  if (newer) await putBack(newer, { laserEngraverId: 'LILY' });
  await sendKept('hazel', say);
  expect(sent.map(({ text }) => text)).toEqual(['{"laserEngraverId":"COMET"}', '{"laserEngraverId":"LILY"}']);
});

test('what the server does not understand is shown, and not sent again by itself', async () => {
  await without(find('COMET'));
  answers = [refused(400, 'Say when it happened'), ok()];
  await sendKept('hazel', say);
  await sendKept('hazel', say);
  expect(sent).toHaveLength(1);
  expect(await kept()).toEqual([['find', 'COMET', 'refused', 'Say when it happened']]);
});

test('nothing is sent while a write is changed, which keeps its key and its place, photo included', async () => {
  const key = crypto.randomUUID();
  const form = new FormData();
  form.append('name', 'Olive');
  form.append('image', new File([new Uint8Array([255, 216, 0, 7])], 'olive.jpg', { type: 'image/jpeg' }));
  await without(request('/api/rocks', form, { key }));
  await without(request(`/api/rocks/kept-${key}/locations`, { actionType: 'hidden', locationName: 'Pier' }));
  const [olive] = await keptWrites('hazel');
  if (!olive) throw new Error('it was not kept');
  const release = await holdWrite(key);
  answers = [ok({ id: 'new' }), ok()];
  await sendKept('hazel', say);
  expect(sent).toEqual([]);
  // Nor can it be changed twice at once.
  expect(await holdWrite(key)).toBeNull();
  expect(await putBack(olive, { name: 'Olive the Second' })).toBe(true);
  await release?.();
  await sendKept('hazel', say);
  expect(sent.map(({ path, headers }) => [path, headers.get('Idempotency-Key')])).toEqual([
    ['/api/rocks', key],
    ['/api/rocks/new/locations', expect.any(String)],
  ]);
  const type = sent[0]?.headers.get('Content-Type') ?? '';
  expect(sent[0]?.text).toMatch(/name="name"\s+Olive the Second\s/);
  expect(sent[0]?.text).toMatch(/filename="olive.jpg"\s+Content-Type: image\/jpeg/);
  expect(sent[0]?.text).toContain(type.split('boundary=')[1]);
});

test('a change after it had arrived is refused in words, and a change of a refused one has a new key', async () => {
  await without(find('COMET'));
  const change = async (code: string) => {
    const [write] = await keptWrites('hazel');
    if (write) await putBack(write, { laserEngraverId: code });
  };
  await change('FERN');
  answers = [refused(422, 'This request was already made with other content'), ok({ foundRockId: 'f' })];
  await sendKept('hazel', say);
  const words = sentence('outbox', 'arrivedUnchanged');
  expect(await kept()).toEqual([['find', 'FERN', 'refused', words]]);
  await change('LILY');
  await sendKept('hazel', say);
  expect(sent.map(({ text }) => text)).toEqual(['{"laserEngraverId":"FERN"}', '{"laserEngraverId":"LILY"}']);
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
});

test('a write that is sent meanwhile cannot be changed any more', async () => {
  await without(find('COMET'));
  const [write] = await keptWrites('hazel');
  if (!write) throw new Error('it was not kept');
  let inFlight: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('fetch', async () => {
    inFlight = holdWrite(write.key);
    expect(await inFlight).toBeNull();
    return ok({ foundRockId: 'f' });
  });
  await sendKept('hazel', say);
  expect(await putBack(write, { laserEngraverId: 'FERN' })).toBe(false);
  expect(await kept()).toEqual([]);
});

test('only writes of members with a key are kept', () => {
  const url = (path: string) => new URL(path, location.origin);
  expect(mayBeKept(find('COMET'), url('/api/rocks/find'))).toBe(true);
  expect(mayBeKept(new Request('/api/rocks/find', { method: 'POST' }), url('/api/rocks/find'))).toBe(false);
  expect(mayBeKept(request('/api/user/account', {}, { method: 'DELETE' }), url('/api/user/account'))).toBe(
    false,
  );
  const thanks = request('/api/rocks/a/journey/3/thanks', { line: '' }, { method: 'PUT' });
  expect(mayBeKept(thanks, url('/api/rocks/a/journey/3/thanks'))).toBe(true);
});
