// The ways to try a call: unchanged, or with one thing wrong.
import fc from 'fast-check';
import { anArchive } from '../archive.ts';
import { roles, type Role } from '../roles.ts';
import { bodyOf, encoded, jsonBody, queryText, type Body, type Fields } from './body.ts';
import { fromAnywhere, importing, isShutOut, methodsOf, webhook, type BodyKind, type Call } from './calls.ts';
import { harmTo, withPhoto } from './damage.ts';
import { badTwists, freeFields, goodFields, shapesOf, strangeTwists, type Shape } from './from-schema.ts';
import * as odd from './headers.ts';
import { headersOf, queriesOf, segmentsOf } from './samples.ts';
import { lists, lostSegments, strangeTexts } from './values.ts';

/**
 * `good`: valid, though the state may not allow it. `bad`: it must be refused. `misdirected`: no route has this method.
 * `odd`: it may be accepted or refused.
 */
type Verdict = 'good' | 'bad' | 'misdirected' | 'odd';

/** One request of the fuzz: its sender, its content, and what is expected. */
export interface Shot {
  call: Call;
  role: Role;
  verdict: Verdict;
  /** What is unusual about it. */
  words: string;
  method: string;
  /** Path and query. «Placeholders» are filled in when it is sent. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Body | null;
}

/** A valid request, before it is changed. */
interface Draft {
  shot: Shot;
  shape: Shape;
  fields: Fields;
}

/** Makes requests from a valid one; null if this way does not apply. */
type Way = readonly [
  verdict: Verdict,
  words: string,
  changes: (draft: Draft) => fc.Arbitrary<Partial<Shot>> | null,
];

function pathTo({ pattern }: Call, segment: string): string {
  if (/^\/:(?:r|page)\b/.test(pattern)) return `/${segment}`;
  return pattern
    .replace(':commentId', '«comment»')
    .replace(':sightingId', '«sighting»')
    .replace(':seq', '2')
    .replace('/:x/:y', '/0/0.mvt')
    .replace(/:\w+/, segment);
}

const pathOf = ({ path }: Shot) => path.split('?', 1)[0] ?? '';

/** Valid bodies of the call. */
function goodBodies({ name, body }: Call, fields: Fields): (Body | null)[] {
  if (name === webhook) return [jsonBody('«event»')];
  if (name === importing) return [{ type: 'application/zip', pieces: [anArchive()] }];
  if (body?.kind !== 'form') return [body && bodyOf(body.kind, fields)];
  // The form of an avatar contains only the photo.
  if (Object.keys(fields).length === 0) return [withPhoto(fields)];
  const form = bodyOf('form', fields);
  return [form, form, withPhoto(fields), bodyOf('json', fields)];
}

function drafts(call: Call): fc.Arbitrary<Draft> {
  const { name, method, pattern } = call;
  const queries = call.query
    ? fc.oneof(...shapesOf(call.query).map((shape) => goodFields(name, shape))).map(queryText)
    : fc.constantFrom(...(queriesOf[name] ?? ['', 'utm_source=x']));
  const contents = (call.body ? shapesOf(call.body.schema) : [{}]).map((shape) =>
    goodFields(name, shape).chain((fields) =>
      fc.constantFrom(...goodBodies(call, fields)).map((body) => ({ shape, fields, body })),
    ),
  );
  const parts = fc.tuple(
    fc.constantFrom(...roles),
    fc.constantFrom(...segmentsOf(pattern)),
    queries,
    fc.oneof(...contents),
  );
  return parts.map(([role, segment, query, { body, ...made }]) => {
    const path = pathTo(call, segment) + (query === '' ? '' : `?${query}`);
    const headers = headersOf[name] ?? {};
    const shot: Shot = { call, role, verdict: 'good', words: 'nothing odd', method, path, headers, body };
    return { ...made, shot };
  });
}

/** Applies a change. A role without access to the call is refused, whatever else is unusual. */
function changed(draft: Draft, change: Partial<Shot>): Shot {
  const shot = { ...draft.shot, ...change };
  const isBad = isShutOut(shot.call, shot.role) && shot.verdict !== 'misdirected';
  return isBad ? { ...shot, verdict: 'bad' } : shot;
}

/** Ways to change one field. */
function fieldWays({ body }: Call): Way[] {
  if (!body) return [];
  const { kind } = body;
  const twisted =
    (as: BodyKind, twists: typeof badTwists): Way[2] =>
    ({ shape, fields }) =>
      twists(shape, as)?.map((twist) => {
        const words = `the field ${JSON.stringify(twist).slice(0, 80)}`;
        return { words, body: bodyOf(as, { ...fields, ...twist }) };
      }) ?? null;
  const bad = (as: BodyKind): Way => ['bad', '', twisted(as, badTwists)];
  const deep: Way[2] = ({ shape, fields }) => {
    const free = kind === 'page' ? [] : freeFields(shape);
    if (free.length === 0) return null;
    const headers = { 'Idempotency-Key': '«key»' };
    return fc
      .constantFrom(...free)
      .map((name) => ({ headers, body: bodyOf('json', { ...fields, [name]: lists(30_000) }) }));
  };
  const encodings: BodyKind[] = kind === 'form' ? ['json', 'form'] : [kind];
  return [
    ...[...encodings, ...encodings].map(bad),
    ['odd', '', twisted(kind, strangeTwists)],
    ['odd', 'a field of 30,000 lists in each other', deep],
  ];
}

const bodyWays = (call: Call): Way[] =>
  harmTo(call).map(([verdict, words, bodies]) => {
    return [verdict, words, ({ fields, shape }) => bodies(fields, shape)?.map((body) => ({ body })) ?? null];
  });

const strangeQueries: fc.Arbitrary<string> = fc.oneof(
  strangeTexts.map((text) => `x=${encoded(text)}`),
  fc.webQueryParameters(),
  fc.constantFrom(
    '%', '%00=%ff', '&&&===', 'limit=1&limit=2', 'limit[]=1', '?'.repeat(99), 'a'.repeat(9_000), 'token=%00', 'token=x&token=y', 'state=x&code=y',
    'error=%0d%0a', 'returnTo=//evil.example', 'returnTo=%0a//evil.example', `token=${'a'.repeat(43)}`,
  ), // prettier-ignore
);

/** Ways to change the URL. */
function addressWays(call: Call): Way[] {
  const { pattern, query } = call;
  const isLabel = pattern.startsWith('/:r');
  const lost: Way[2] = ({ shot }) => {
    if (!pattern.includes(':')) return null;
    const asked = shot.path.slice(pathOf(shot).length);
    return fc
      .constantFrom(...lostSegments)
      .map((segment) => ({ path: pathTo(call, isLabel ? `r/${segment}` : segment) + asked }));
  };
  const asking =
    (queries: fc.Arbitrary<string>): Way[2] =>
    ({ shot }) =>
      queries.map((text) => ({ path: `${pathOf(shot)}?${text}` }));
  const ways: Way[] = [
    // An unknown label leads to its page, and the check of an unknown code reports just that.
    [isLabel || pattern.includes('/check/') ? 'odd' : 'bad', 'it names nothing', lost],
    ['odd', 'a strange query', asking(strangeQueries)],
  ];
  if (!query) return ways;
  const twists = shapesOf(query).map((shape) => badTwists(shape, 'query') ?? fc.constant({}));
  const texts = fc.oneof(...twists).map(queryText);
  return [
    ...ways,
    ['bad', 'a wrong query', asking(texts)],
    ['odd', 'a query twice', ({ shot }) => texts.map((text) => ({ path: `${shot.path}&${text}` }))],
  ];
}

/** All methods that the platform passes on. */
const methods = 'GET HEAD OPTIONS POST PUT PATCH DELETE PURGE PROPFIND SEARCH REPORT put delete patch'.split(
  ' ',
);

function methodWays(call: Call): Way[] {
  const sentBy = (some: string[]) =>
    fc.constantFrom(...some).map((method): Partial<Shot> => {
      return method === 'GET' || method === 'HEAD' ? { method, body: null } : { method };
    });
  const misdirected: Way[2] = ({ shot }) => {
    const known = methodsOf(pathOf(shot));
    // A HEAD is allowed wherever a GET is.
    if (known.has('GET')) known.add('HEAD');
    return sentBy(methods.filter((method) => !known.has(method.toUpperCase())));
  };
  const ways: Way[] = [['misdirected', 'another method', misdirected]];
  return call.method === 'GET' ? [...ways, ['odd', 'its head', () => sentBy(['HEAD'])]] : ways;
}

function headerWays({ name, method, readsKey, isMembersOnly }: Call): Way[] {
  const isHook = name === webhook;
  const sent =
    (headers: fc.Arbitrary<Shot['headers']>, more: Partial<Shot> = {}): Way[2] =>
    ({ shot }) =>
      headers.map((others) => ({ ...more, headers: { ...shot.headers, ...others } }));
  return [
    ['good', 'harmless headers', sent(odd.harmless(isHook))],
    [method === 'GET' || fromAnywhere.has(name) ? 'odd' : 'bad', 'from another site', sent(odd.foreign)],
    [readsKey ? 'bad' : 'odd', 'a bad key', sent(odd.badKeys)],
    ['good', 'a good key', sent(odd.goodKeys)],
    [isMembersOnly ? 'bad' : 'odd', 'no session', sent(odd.emptyCookies)],
    // Each of these contains some member's session or none, whoever sends it.
    ['odd', 'two sessions', sent(odd.mixedCookies, { role: 'stranger' })],
  ];
}

const good: Way = ['good', 'nothing odd', () => fc.constant({})];

const triedBy = (call: Call, ways: Way[]): fc.Arbitrary<Shot> =>
  fc.tuple(drafts(call), fc.constantFrom(...ways)).chain(([draft, [verdict, words, changes]]) => {
    const change = changes(draft)?.map((one) => ({ verdict, words, ...one }));
    return (change ?? fc.constant({})).map((one) => changed(draft, one));
  });

/** Valid requests only. */
export const goodShots = (call: Call) => triedBy(call, [good]);

export const misdirectedShots = (call: Call) => triedBy(call, methodWays(call));

/** Every way to try a call. Valid requests are more frequent, so that the others meet a world in use. */
export function shotsAt(call: Call): fc.Arbitrary<Shot> {
  const kinds = [fieldWays, bodyWays, addressWays, methodWays, headerWays];
  return triedBy(call, [good, good, good, good, good, ...kinds.flatMap((ways) => ways(call))]);
}
