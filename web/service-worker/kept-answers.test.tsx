import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberCaches, type FromServiceWorker } from '../../schema/offline.ts';
import {
  answerOrKept,
  forgetIfOver,
  forgetMember,
  keepUsualCalls,
  owner,
  watchMember,
} from './kept-answers.ts';

const tell = vi.hoisted(() => vi.fn<(client: string, message: FromServiceWorker) => Promise<void>>());
vi.mock('./tell.ts', () => ({ tell }));

/** What asks the service worker: it waits for promises. */
type Happening = Parameters<typeof answerOrKept>[0];
type Answer = () => Response | Promise<Response>;

/** The server, by path; without an entry there is no network. */
let server: Record<string, Answer> = {};
const fetch = vi.fn<(request: Request | string) => Promise<Response>>(async (request) => {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, location.origin);
  const answer = server[pathname];
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
});

const member = (id: string): Answer => withUrl('/api/auth/user', () => Response.json({ id }));
/** Made answers have no address. */
const withUrl =
  (path: string, answer: () => Response): Answer =>
  () =>
    Object.defineProperty(answer(), 'url', { value: new URL(path, location.origin).href });
const says =
  (words: string): Answer =>
  () =>
    Response.json([words]);
const refused: Answer = () => Response.json({ message: 'Unauthorized' }, { status: 401 });

/** As a page asks, once everything that it causes is over. */
async function ask(path: string): Promise<unknown> {
  const waited: Promise<unknown>[] = [];
  const event = { waitUntil: (until: Promise<unknown>) => void waited.push(until) } as Happening;
  const answer = await answerOrKept(event, new Request(path), 'page');
  await Promise.all(waited);
  return answer.json();
}
const failed = (path: string) => expect(ask(path)).rejects.toThrow('Failed to fetch');

beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(async () => {
  vi.unstubAllGlobals();
  tell.mockClear();
  server = {};
  await forgetMember();
});

test('what a member saw is shown without a network, with the time at which it was kept', async () => {
  server = { '/api/auth/user': member('hazel'), '/api/rocks/my': says('Comet') };
  await ask('/api/auth/user');
  const before = Date.now();
  expect(await ask('/api/rocks/my?light=1')).toEqual(['Comet']);
  expect(tell).not.toHaveBeenCalled();

  server = {};
  expect(await ask('/api/rocks/my?light=1')).toEqual(['Comet']);
  const [client, message] = tell.mock.lastCall ?? [];
  expect([client, message]).toMatchObject(['page', { type: 'kept', path: '/api/rocks/my' }]);
  const at = message?.type === 'kept' ? Date.parse(message.at) : 0;
  expect(at >= before && at <= Date.now()).toBe(true);
  await failed('/api/rocks/my?light=1&cursor=x');
  await failed('/api/rocks/rehide?light=1');

  server = { '/api/rocks/my': says('Comet, hidden') };
  expect(await ask('/api/rocks/my?light=1')).toEqual(['Comet, hidden']);
  expect(tell).toHaveBeenLastCalledWith('page', { type: 'fresh', path: '/api/rocks/my' });
});

test('the server’s answer counts, also when it is an error', async () => {
  server = { '/api/auth/user': member('hazel'), '/api/rocks/my': says('Comet') };
  await ask('/api/auth/user');
  await ask('/api/rocks/my');
  server['/api/rocks/my'] = () => Response.json({ message: 'down' }, { status: 503 });
  expect(await ask('/api/rocks/my')).toEqual({ message: 'down' });
  server = {};
  expect(await ask('/api/rocks/my')).toEqual(['Comet']);
});

test('while the network is silent the kept answer is shown, and the late one is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const late = Promise.withResolvers<Response>();
  server = { '/api/auth/user': member('hazel'), '/api/rocks/my': says('Comet') };
  await ask('/api/auth/user');
  await ask('/api/rocks/my');
  server['/api/rocks/my'] = () => late.promise;
  const waited: Promise<unknown>[] = [];
  const event = { waitUntil: (until: Promise<unknown>) => void waited.push(until) } as Happening;
  const asked = answerOrKept(event, new Request('/api/rocks/my'), 'page');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(await (await asked).json()).toEqual(['Comet']);
  late.resolve(Response.json(['Comet, late']));
  await vi.waitFor(() => expect(waited).toHaveLength(1));
  await Promise.all(waited);
  server = {};
  expect(await ask('/api/rocks/my')).toEqual(['Comet, late']);
});

test('nothing of a member is left for another one, or after the session has ended', async () => {
  const keepSome = async (id: string) => {
    server = { '/api/auth/user': member(id), '/api/rocks/my': says(`of ${id}`) };
    await ask('/api/auth/user');
    await ask('/api/rocks/my');
    expect(await owner()).toBe(id);
    server = {};
  };
  await keepSome('hazel');
  server = { '/api/auth/user': member('mateo') };
  await ask('/api/auth/user');
  server = {};
  await failed('/api/rocks/my');

  await keepSome('hazel');
  server = { '/api/rocks/my': refused };
  await ask('/api/rocks/my');
  expect(await owner()).toBeNull();
  await failed('/api/auth/user');

  for (const [path, method] of [
    ['/api/login', 'POST'],
    ['/api/login/code', 'POST'],
    ['/api/auth/email/confirm', 'POST'],
  ] as const) {
    await keepSome('hazel');
    await watchMember(new Request(path, { method }), new URL(path, location.origin));
    expect(await Promise.all(Object.values(memberCaches).map((name) => caches.has(name)))).toEqual([
      false,
      false,
    ]);
  }
  // A log-out deletes all, once it has happened.
  await keepSome('hazel');
  server = { '/api/auth/user': member('hazel') };
  await forgetIfOver(Promise.resolve(new Response()));
  await forgetIfOver(Promise.reject(new TypeError('Failed to fetch')));
  expect(await owner()).toBe('hazel');
  server = { '/api/auth/user': refused };
  await forgetIfOver(Promise.resolve(new Response()));
  expect(await owner()).toBeNull();
  // To look at the sign-in page ends nothing.
  expect(watchMember(new Request('/api/login'), new URL('/api/login', location.origin))).toBeNull();
});

test('an answer from between two members is kept for neither', async () => {
  server = { '/api/auth/user': member('hazel'), '/api/rocks/my': says('of hazel') };
  await ask('/api/auth/user');
  const late = Promise.withResolvers<Response>();
  server['/api/rocks/my'] = () => late.promise;
  const asked = ask('/api/rocks/my');
  server['/api/auth/user'] = member('mateo');
  await ask('/api/auth/user');
  late.resolve(Response.json(['of hazel']));
  expect(await asked).toEqual(['of hazel']);
  server = {};
  await failed('/api/rocks/my');
});

test('for a visitor nothing is kept', async () => {
  server = { '/api/auth/user': refused, '/api/rocks/x/journey': says('Omaha') };
  await ask('/api/auth/user');
  expect(await ask('/api/rocks/x/journey')).toEqual(['Omaha']);
  server = {};
  await failed('/api/rocks/x/journey');
});

test('a device that is full shows what it gets', async () => {
  server = { '/api/auth/user': member('hazel'), '/api/rocks/my': says('Comet') };
  await ask('/api/auth/user');
  const put = vi
    .spyOn(Cache.prototype, 'put')
    .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await ask('/api/rocks/my')).toEqual(['Comet']);
  put.mockRestore();
});

test('the usual lists are kept once a day, for members alone', async () => {
  const keepAll = async (from?: string) => {
    const waited: Promise<unknown>[] = [];
    fetch.mockClear();
    await keepUsualCalls(
      { waitUntil: (until: Promise<unknown>) => void waited.push(until) } as Happening,
      from,
    );
    await Promise.all(waited);
    return fetch.mock.calls.length;
  };
  server = { '/api/auth/user': refused };
  expect(await keepAll()).toBe(1);
  server = { '/api/auth/user': member('hazel') };
  for (const path of ['rocks/my', 'rocks/rehide', 'stats/user', 'subscription/status', 'notifications'])
    server[`/api/${path}`] = says(path);
  expect(await keepAll()).toBe(6);
  expect(await keepAll()).toBe(1);
  // What was written into the page of a rock is asked for once more.
  server['/api/rocks/fern/page'] = says('fern');
  expect(await keepAll('https://rocks.example/rocks/fern?play=1')).toBe(2);
  server = {};
  expect(await ask('/api/rocks/fern/page')).toEqual(['fern']);
  expect(await ask('/api/rocks/my?light=1')).toEqual(['rocks/my']);
});
