// The ways in which a call can be tried without a look at its body: its address, its method and its headers.
import { encoded } from './body.ts';
import { methodsOf, type Call } from './calls.ts';
import { changed, drafts, isUnsafe, one, webhook, type Arbitrary, type Change } from './draft.ts';
import { badQueryTwists, shapesOf, type Twist } from './from-schema.ts';
import {
  badKeys,
  emptyCookies,
  foreign,
  goodKeys,
  harmless,
  mixedCookies,
  type OddHeaders,
} from './headers.ts';
import { headersOf } from './samples.ts';
import type { Verdict } from './shot.ts';
import { lostSegments, strangeTexts } from './strange.ts';

const pathOf = (path: string) => path.split('?', 1)[0] ?? '';

/** What is wrong with the address. */
export function addressWays(call: Call): Arbitrary[] {
  const ways: Arbitrary[] = [];
  const draft = drafts(call);
  if (call.pattern.includes(':')) {
    // A label leads to the page that says so; of a code that nobody has a check tells just that.
    const mayExist = call.pattern.startsWith('/:r') || call.pattern.includes('/check/');
    const lost = drafts(
      call,
      call.pattern.startsWith('/:r') ? lostSegments.map((segment) => `r/${segment}`) : lostSegments,
    );
    ways.push(
      lost.map((made) => changed(made, { verdict: mayExist ? 'odd' : 'bad', words: 'it names nothing' })),
    );
  }
  const { query } = call;
  if (query) {
    const shapes = shapesOf(query);
    const all = shapes.flatMap((shape) => badQueryTwists(shape));
    const asked = (twist: Twist) =>
      twist.isMissing
        ? ''
        : `?${encodeURIComponent(twist.field)}=${/%/.test(String(twist.value)) ? String(twist.value) : encoded(String(twist.value))}`;
    ways.push(
      one(
        draft,
        () => all,
        (twist, { shot }) => ({
          verdict: 'bad',
          words: `the query's ${twist.field} is ${twist.words}`,
          path: pathOf(shot.path) + asked(twist),
        }),
      ),
      one(
        draft,
        () => all,
        (twist, { shot }) => ({
          verdict: 'odd',
          words: `${twist.field} twice`,
          path: `${shot.path}&${asked(twist).slice(1)}`,
        }),
      ),
    );
  }
  const queries = [
    ...strangeTexts.map(({ value }) => `x=${encoded(String(value))}`),
    '%',
    '%00=%ff',
    '&&&===',
    'limit=1&limit=2',
    'limit[]=1',
    '?'.repeat(99),
    'a'.repeat(9_000),
    'token=%00',
    'token=x&token=y',
    'state=x&code=y',
    'error=%0d%0a',
    'returnTo=//evil.example',
    'returnTo=%0a//evil.example',
    `token=${'a'.repeat(43)}`,
  ];
  ways.push(
    one(
      draft,
      () => queries,
      (text, { shot }) => ({
        verdict: 'odd',
        words: 'a strange query',
        path: `${pathOf(shot.path)}?${text}`,
      }),
    ),
  );
  return ways;
}

const methods = [
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PURGE',
  'PROPFIND',
  'SEARCH',
  'TRACE',
  'REPORT',
  'put',
  'delete',
  'patch',
].filter(isAMethod);

/** Whether the platform lets such a request be made at all. */
function isAMethod(method: string): boolean {
  try {
    return new Request('https://localhost', { method }).method !== '';
  } catch {
    return false;
  }
}

export function methodWays(call: Call): Arbitrary[] {
  // A HEAD is a GET without its body, and may be asked for by whoever may ask for that.
  const asksToo = (method: string) => method === 'HEAD' && call.method === 'GET';
  const isOthers = (method: string, known: ReadonlySet<string>) =>
    known.has(method.toUpperCase()) || (method === 'HEAD' && known.has('GET'));
  return [
    one(
      drafts(call),
      ({ shot }) => {
        const known = methodsOf(pathOf(shot.path));
        return methods.filter((method) => asksToo(method) || !isOthers(method, known));
      },
      (method) => ({
        verdict: asksToo(method) ? 'odd' : 'misdirected',
        words: 'another method',
        method,
        ...(method === 'GET' || method === 'HEAD' ? { body: null } : {}),
      }),
    ),
  ];
}

export function headerWays(call: Call): Arbitrary[] {
  const draft = drafts(call);
  const own = headersOf[call.name] ?? {};
  const sent = (choices: readonly OddHeaders[], verdict?: Verdict) =>
    one(
      draft,
      () => choices,
      ({ words, headers }): Change => ({
        words,
        headers: { ...own, ...headers },
        ...(verdict ? { verdict } : {}),
      }),
    );
  const isHook = call.name === webhook;
  return [
    sent(isHook ? harmless.filter(({ headers }) => !('Stripe-Signature' in headers)) : harmless),
    sent(foreign, isUnsafe(call) && !isHook ? 'bad' : 'odd'),
    sent(badKeys, call.readsKey ? 'bad' : 'odd'),
    sent(goodKeys),
    sent(emptyCookies, call.isMembersOnly ? 'bad' : 'odd'),
    // These bring the session of a member, or none, whoever sends them.
    sent(mixedCookies).map((shot) => ({ ...shot, verdict: call.isAdministratorsOnly ? 'bad' : 'odd' })),
  ];
}
