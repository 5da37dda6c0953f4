// The ways in which a call can be tried: as it should be, and with one thing wrong with it.
import fc from 'fast-check';
import { bodyOf, encoded, jsonBody, jsonText, queryText, type Body, type Fields } from './body.ts';
import { methodsOf, type BodyKind, type Call } from './calls.ts';
import * as harm from './damage.ts';
import { changed, drafts, pathTo, webhook, type Draft } from './draft.ts';
import { badTwists, freeFields, shapesOf, strangeTwists } from './from-schema.ts';
import * as odd from './headers.ts';
import { photoCalls } from './samples.ts';
import type { Shot, Verdict } from './shot.ts';
import { lists, lostSegments, strangeTexts } from './values.ts';

type Choices<T> = fc.Arbitrary<T> | readonly T[] | null;

/** Makes other requests of a good one; null when this cannot be done to it. */
type Way = (draft: Draft) => fc.Arbitrary<Shot> | null;

/** @param choices of which each makes the request another one */
const way =
  <T>(
    verdict: Verdict,
    words: string,
    choices: (draft: Draft) => Choices<T>,
    change: (choice: T, draft: Draft) => Partial<Shot>,
  ): Way =>
  (draft) => {
    const all = choices(draft);
    if (all === null || (Array.isArray(all) && all.length === 0)) return null;
    const one = all instanceof fc.Arbitrary ? all : fc.constantFrom(...all);
    return one.map((choice) => changed(draft, { verdict, words, ...change(choice, draft) }));
  };

const otherBody = (verdict: Verdict, words: string, bodies: (draft: Draft) => Choices<Body>): Way =>
  way(verdict, words, bodies, (body) => ({ body }));

const inWords = (twist: Fields) => JSON.stringify(twist).slice(0, 80);

/** What is wrong with one field, and nothing else. */
function fieldWays({ body }: Call): Way[] {
  if (!body) return [];
  const { kind } = body;
  const twisted =
    (as: BodyKind) =>
    (twist: Fields, { fields }: Draft) => ({
      words: `the field ${inWords(twist)}`,
      body: bodyOf(as, { ...fields, ...twist }),
    });
  const bad = (as: BodyKind) =>
    way('bad', '', ({ shape }) => badTwists(shape, as === 'json' ? 'json' : 'form'), twisted(as));
  const encodings: BodyKind[] = kind === 'form' ? ['json', 'form'] : [kind];
  const strange = way('odd', '', ({ shape }) => strangeTwists(shape), twisted(kind));
  const deep = way(
    'odd',
    'a field of 30,000 lists in each other',
    ({ shape }) => (kind === 'page' ? null : freeFields(shape)),
    (name, { fields }) => ({
      headers: { 'Idempotency-Key': '«key»' },
      body: bodyOf('json', { ...fields, [name]: lists(30_000) }),
    }),
  );
  return [...encodings.map(bad), ...encodings.map(bad), strange, deep];
}

/** Good fields in a body of a bad shape. */
function bodyWays(call: Call): Way[] {
  const broken = otherBody('bad', 'broken JSON', ({ fields }) => harm.brokenJson(fields));
  const ofWrongType = (isWrong: (type: string | null) => boolean, write: (fields: Fields) => string) =>
    otherBody('bad', 'another type', ({ fields }) =>
      harm.wrongTypesOfJson.filter(isWrong).map((type) => jsonBody(write(fields), type)),
    );
  const inJson = [
    broken,
    ofWrongType(() => true, jsonText),
    otherBody('odd', 'strange JSON', ({ fields }) => harm.strangeJson(fields)),
  ];
  const brokenForm = otherBody('bad', 'a broken form', ({ fields }) => harm.brokenForms(fields));
  switch (call.body?.kind) {
    case undefined:
      return strayWays(call);
    case 'page':
      return [
        broken,
        otherBody('bad', 'another form', ({ fields }) => harm.formsWithoutBoundary(fields)),
        ofWrongType((type) => !type?.includes('urlencoded'), queryText),
        otherBody('odd', 'every field twice', ({ fields }) => [
          jsonBody(`${queryText(fields)}&${queryText(fields)}&%zz=%ff`, 'application/x-www-form-urlencoded'),
        ]),
      ];
    case 'json':
      return [...inJson, brokenForm];
    case 'form':
      return [
        ...inJson,
        brokenForm,
        otherBody('bad', 'too large a form', ({ fields }) => [harm.tooLargeForm(fields)]),
        otherBody('odd', 'a strange form', ({ fields }) => harm.strangeForms(fields)),
        otherBody('bad', 'a file for a text', ({ shape, fields }) => {
          const needed = Object.keys(shape).filter((name) => !freeFields(shape).includes(name));
          return harm.filesForTexts(fields, needed);
        }),
        otherBody(photoCalls.has(call.name) ? 'bad' : 'odd', 'no photo', ({ fields }) =>
          harm.brokenPhotos(fields),
        ),
      ];
  }
}

/** Bodies for a call that reads none; the webhook's are signed, and any other must be refused. */
function strayWays({ name, method }: Call): Way[] {
  if (method === 'GET') return [];
  const fields = { x: 'y' };
  const forms = [fc.constantFrom(...harm.brokenForms(fields)), harm.strangeForms(fields)];
  const stray = fc.oneof(harm.brokenJson(fields), ...forms);
  return [otherBody(name === webhook ? 'bad' : 'odd', 'a body that nobody reads', () => stray)];
}

const pathOf = ({ path }: Shot) => path.split('?', 1)[0] ?? '';

const strangeQueries: fc.Arbitrary<string> = fc.oneof(
  strangeTexts.map((text) => `x=${encoded(text)}`),
  fc.webQueryParameters(),
  fc.constantFrom(
    '%', '%00=%ff', '&&&===', 'limit=1&limit=2', 'limit[]=1', '?'.repeat(99), 'a'.repeat(9_000), 'token=%00', 'token=x&token=y', 'state=x&code=y',
    'error=%0d%0a', 'returnTo=//evil.example', 'returnTo=%0a//evil.example', `token=${'a'.repeat(43)}`,
  ), // prettier-ignore
);

/** What is wrong with the address. */
function addressWays(call: Call): Way[] {
  const { pattern, query } = call;
  const isLabel = pattern.startsWith('/:r');
  const strange = way(
    'odd',
    'a strange query',
    () => strangeQueries,
    (text, { shot }) => ({ path: `${pathOf(shot)}?${text}` }),
  );
  const lost = way(
    // A label leads to the page that says so; of a code that nobody has a check tells just that.
    isLabel || pattern.includes('/check/') ? 'odd' : 'bad',
    'it names nothing',
    ({ shot }) =>
      pattern.includes(':') ? lostSegments.map((segment) => [segment, shot.path.split('?')[1]]) : null,
    ([segment, asked]) => ({
      path: pathTo(call, isLabel ? `r/${segment}` : `${segment}`) + (asked ? `?${asked}` : ''),
    }),
  );
  if (!query) return [lost, strange];
  const twists = () =>
    fc.oneof(...shapesOf(query).map((shape) => badTwists(shape, 'query') ?? fc.constant({})));
  return [
    lost,
    strange,
    way('bad', '', twists, (twist, { shot }) => ({
      words: `the query ${inWords(twist)}`,
      path: `${pathOf(shot)}?${queryText(twist)}`,
    })),
    way('odd', 'a query twice', twists, (twist, { shot }) => ({ path: `${shot.path}&${queryText(twist)}` })),
  ];
}

/** All that the platform lets pass. */
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
  'REPORT',
  'put',
  'delete',
  'patch',
];

function methodWays(call: Call): Way[] {
  const withMethod = (method: string): Partial<Shot> => ({
    method,
    ...(method === 'GET' || method === 'HEAD' ? { body: null } : {}),
  });
  const misdirected = way(
    'misdirected',
    'another method',
    ({ shot }) => {
      const known = methodsOf(pathOf(shot));
      return methods.filter(
        (method) => !known.has(method.toUpperCase()) && !(method === 'HEAD' && known.has('GET')),
      );
    },
    withMethod,
  );
  // A HEAD is a GET without its body, and may be asked for by whoever may ask for that.
  const head = way('odd', 'its head', () => ['HEAD'], withMethod);
  return call.method === 'GET' ? [misdirected, head] : [misdirected];
}

function headerWays(call: Call): Way[] {
  const isHook = call.name === webhook;
  const sent = (verdict: Verdict, words: string, headers: fc.Arbitrary<Shot['headers']>, role?: 'stranger') =>
    way(
      verdict,
      words,
      () => headers,
      (more, { shot }) => ({ headers: { ...shot.headers, ...more }, ...(role ? { role } : {}) }),
    );
  return [
    sent('good', 'harmless headers', odd.harmless(isHook)),
    sent(call.method === 'GET' || isHook ? 'odd' : 'bad', 'from another site', odd.foreign),
    sent(call.readsKey ? 'bad' : 'odd', 'a bad key', odd.badKeys),
    sent('good', 'a good key', odd.goodKeys),
    sent(call.isMembersOnly ? 'bad' : 'odd', 'no session', odd.emptyCookies),
    // These bring the session of some member, or none, whoever sends them.
    sent('odd', 'two sessions', odd.mixedCookies, 'stranger'),
  ];
}

/** As it should be. */
export const goodShots = (call: Call): fc.Arbitrary<Shot> => drafts(call).map((draft) => changed(draft, {}));

const triedBy = (call: Call, ways: Way[]): fc.Arbitrary<Shot> =>
  fc
    .tuple(drafts(call), fc.constantFrom(...ways))
    .chain(([draft, change]) => change(draft) ?? fc.constant(changed(draft, {})));

export const misdirectedShots = (call: Call) => triedBy(call, methodWays(call));

/** Every way to try a call; the good one several times, so that what follows meets a world in which things happen. */
export function shotsAt(call: Call): fc.Arbitrary<Shot> {
  const good: Way = (draft) => fc.constant(changed(draft, {}));
  const kinds = [fieldWays, bodyWays, addressWays, methodWays, headerWays];
  return triedBy(call, [good, good, good, good, good, ...kinds.flatMap((ways) => ways(call))]);
}
