// Finds what is wrong with a response: server errors, leaked internals, missing headers, accepted nonsense.
import * as en from '../../../schema/words/en/index.ts';
import { scanHeaders, securityHeaders } from '../../http/security-headers.ts';
import { privateHeaders, sharedHeadersOf } from '../../http/shared.ts';
import { isShutOut } from './calls.ts';
import type { Setting } from './stage.ts';
import type { Shot } from './ways.ts';

export interface Heard {
  answer: Response;
  /** The body of the answer. */
  text: string;
  /** The lines of the log. */
  lines: readonly string[];
}

/** What is wrong with a response; null if nothing is. */
export const faultOf = (shot: Shot, heard: Heard, setting: Setting): string | null =>
  statusFault(shot, heard.answer, setting) ??
  headerFault(shot, heard.answer) ??
  typeFault(shot, heard.answer, heard.text) ??
  bodyFault(shot, heard) ??
  lineFault(heard) ??
  // Prototype pollution by something that was sent.
  ('polluted' in {} || 'isAdmin' in {} ? 'objects are changed' : null);

/** Calls that return 503 while payments are not set up. */
const offAtFirst = /^POST \/api\/(subscription\/create|stripe\/webhook|products\/create-checkout)/;

/** Takes languages for tests, which only a site for tests speaks. */
const mayBeUnspoken = 'POST /api/language';

/** Statuses for a request that could not be read. */
const unreadable = new Set([400, 405, 413, 415, 422]);

function statusFault({ verdict, call, role }: Shot, { status }: Response, setting: Setting): string | null {
  if (status === 503 && setting === 'at first' && offAtFirst.test(call.name)) return null;
  if (status >= 500) return `server error ${status}`;
  switch (verdict) {
    case 'good':
      if (status === 401 && call.isMembersOnly) return 'a member is not recognized';
      if (status === 400 && call.name === mayBeUnspoken) return null;
      return unreadable.has(status) ? `refused with ${status} although it is valid` : null;
    case 'bad':
      return status < 400 ? `accepted with ${status}` : null;
    case 'misdirected':
      // The administrator's guard hides which routes exist.
      if (status === 404 || status === 405) return null;
      return isShutOut(call, role) && [401, 403].includes(status) ? null : `answered with ${status}`;
    case 'odd':
      return null;
  }
}

const guards = Object.entries(securityHeaders(''));
/** Of the page of a label, which may use the camera. */
const guardsOfScan = Object.entries({ ...securityHeaders(''), ...scanHeaders('') });

/** Responses to visitors may be shared, unless the request has a cookie. */
function cacheControlOf({ call, role, headers }: Shot, status: number): string {
  if (call.pattern.startsWith('/img/') && status < 400) return 'public, max-age=3600';
  if (call.pattern.startsWith('/tiles/') && status < 400) return 'public, max-age=60';
  const isForAll = role === 'visitor' && !new Headers(headers).has('Cookie');
  const shared = isForAll && status < 400 ? sharedHeadersOf(call.pattern) : null;
  return (shared ?? privateHeaders)['Cache-Control'];
}

function headerFault(shot: Shot, { status, headers }: Response): string | null {
  const isScan = shot.call.pattern === '/:r{[rR]}/:code' && status === 200;
  for (const [name, value] of isScan ? guardsOfScan : guards) {
    const sent = headers.get(name);
    // Pages, photos and drawings have a stricter policy of their own.
    const isOwn = name === 'Content-Security-Policy' && sent?.startsWith("default-src 'none'");
    if (sent !== value && !isOwn) return `${name} is ${sent}`;
  }
  const cached = headers.get('Cache-Control');
  if (cached !== cacheControlOf(shot, status)) return `Cache-Control is ${cached}`;
  const isLater = status === 429 || status === 503;
  if (isLater && !/^\d+$/.test(headers.get('Retry-After') ?? '')) return 'Retry-After is missing';
  const goesTo = headers.get('Location');
  return goesTo === null || goesTo.startsWith('/') ? null : `leads to ${goesTo}`;
}

const page = 'text/html; charset=UTF-8';
const json = 'application/json';

/** Server-rendered pages. Their error responses are pages too. */
const pages = /^\/(?:api\/(?:login|auth\/email|seen|unsubscribe)|[rR])(?:[/?]|$)/;

const htmlType = /^text\/html; charset=utf-8$/i;

/** Successful responses that are not JSON, by route. */
const files: readonly [pattern: RegExp, type: RegExp][] = [
  [/\.csv$/, /^text\/csv; charset=utf-8$/],
  [/\.zip$/, /^application\/zip$/],
  [/^\/export\.schema\.json$/, /^application\/schema\+json$/],
  [/^\/api\/designs\/:id$/, /^image\/svg\+xml; charset=utf-8$/],
  [/^\/tiles\/:/, /^application\/vnd\.mapbox-vector-tile$/],
  [/^\/sitemap\.xml$|^\/:page/, /^application\/xml; charset=utf-8$/],
  [/^\/robots\.txt$/, /^text\/plain; ?charset=utf-8$/i],
  [/^\/img\//, /^image\/(jpeg|png|webp|gif)$/],
];

function isTypeOf(type: string, { call, path }: Shot, status: number): boolean {
  // A form that is too large or comes from another site is refused before it reaches the page.
  if (pages.test(path)) return type === page || (status >= 400 && type === json);
  // An address below the root that is no call is the app with a 404.
  if (call.pattern.startsWith('/:page') && status === 404 && htmlType.test(type)) return true;
  // The page of no rock is, too.
  if (path.startsWith('/rocks/')) return htmlType.test(type) || (status >= 400 && type === json);
  const file = status < 400 && files.find(([pattern]) => pattern.test(call.pattern))?.[1];
  return file ? file.test(type) : type === json;
}

/** Each body has the right type, with its charset. An empty body has none. */
function typeFault(shot: Shot, { status, headers }: Response, text: string): string | null {
  const type = headers.get('Content-Type');
  // A HEAD has the headers of its GET. A redirect and a 204 have no type.
  const isEmpty = text === '' && (shot.method !== 'HEAD' || type === null);
  if (isEmpty) return type === null ? null : `an empty body of the type ${type}`;
  if (type === null || !isTypeOf(type, shot, status)) return `a body of the type ${type}`;
  if (text === '') return null;
  if (type === json && !isJson(text)) return `invalid JSON: ${text.slice(0, 60)}`;
  return type === page && !/^<!doctype html>/i.test(text) ? 'HTML without a doctype' : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Words that occur only in internal errors. */
const inside =
  /D1_ERROR|SQLITE_|drizzle|ZodError|node_modules|\n\s+at \S.*:\d+:\d+|\b(?:Type|Range|Syntax|Reference|URI)Error\b|\[object Object\]/;

function bodyFault({ path }: Shot, { answer: { status, headers }, text }: Heard): string | null {
  const type = headers.get('Content-Type');
  const given = inside.exec(text)?.[0];
  // A page repeats the Rock ID from its URL.
  const isBrought = type === page && given !== undefined && decoded(path).includes(given);
  if (given !== undefined && !isBrought) return `leaks ${given}`;
  // A page describes the error in its own words.
  return status >= 400 && text !== '' && type === json ? refusalFault(status, JSON.parse(text)) : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function refusalFault(status: number, said: Record<string, unknown>): string | null {
  const { message, field, details, ...more } = said;
  if (!isOurs(message)) return `says ${JSON.stringify(message)}`;
  if (Object.keys(more).length > 0) return `has ${Object.keys(more).join(' and ')} in it`;
  const isName = (name: unknown) => typeof name === 'string' && /^[A-Za-z]{1,30}\d?$/.test(name);
  const wrong = [field, details].filter((name) => name !== undefined && !isName(name));
  if (wrong.length > 0) return `names ${JSON.stringify(wrong)}`;
  if (status === 401 && message !== en.errors.unauthorized)
    return 'says more than that the request is unauthorized';
  return null;
}

const modules = import.meta.glob<Record<string, unknown>>(['../../../schema/*.ts', '!**/*.test.ts'], {
  eager: true,
});

/** Replaces figures and their units. */
const withoutFigures = (text: string) =>
  text
    .replace(/\d+(?:,\d{3})*(?:\.\d+)?/g, '#')
    .replace(/\b(?:seconds?|minutes?|hours?|try|tries)\b/g, 'some');

/** The texts of words, each made with a figure, and with a second value that is true. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [[41], [41, 41]].flatMap((values) => textsOf(made(words, values)));
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

/** Undefined for a word of other values than figures, which no refusal has. */
function made(word: unknown, values: readonly number[]): unknown {
  try {
    return (word as (...values: readonly unknown[]) => unknown)(...values); // a function
  } catch {
    return undefined;
  }
}

/** Every message of an error response. Modules that keep their own have them in an object such as `codeWords`. */
const sentences = new Set(
  Object.values(modules)
    .flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Words')))
    .concat(Object.entries(en))
    .flatMap(([, words]) => textsOf(words))
    .map(withoutFigures),
);

/** Messages that contain the name of a field, or a line of a list. */
const ofFields = [
  /^[A-Z][\w/ ]{1,30} can have at most # characters$/,
  /^[A-Z][\w/ ]{1,30} must be a text$/,
  /^This text has characters that cannot be kept$/,
  /^level is [#, ]+or left out$/,
  /^Already on a rock: the Rock ID of line #\. Nothing was registered\.$/,
  /^(subject|subjectId|verdict|seenUntil|filter|sort|isGiven) is [a-z][\w ,:.#-]{1,70}$/i,
];

function isOurs(message: unknown): boolean {
  if (typeof message !== 'string') return false;
  const said = withoutFigures(message);
  return sentences.has(said) || ofFields.some((pattern) => pattern.test(said));
}

const requestLine =
  /^\{"kind":"request","id":"[a-z2-7]{16}","method":"[A-Z]+","route":"(?:unknown|\/[\w/:{}[\].+-]*)","status":\d{3},"ms":\d+\}$/;

/** A request logs one line of a fixed form. Only with a 503 it may log others. */
function lineFault({ lines, answer }: Heard): string | null {
  const strange = lines.filter((line) => !requestLine.test(line));
  if (answer.status !== 503 && strange.length > 0) return `logs ${strange.join('\n')}`;
  return lines.length === strange.length ? 'has no log line' : null;
}

/** A request as JSON, with long values shortened. */
export const inWords = ({ call: _, ...shot }: Shot): string => {
  const shortened = (_: string, value: unknown) => {
    if (value instanceof Uint8Array) return `${value.length} bytes`;
    const isLong = typeof value === 'string' && value.length > 300;
    return isLong ? `${value.slice(0, 300)}… ${value.length} in all` : value;
  };
  return JSON.stringify(shot, shortened, 2);
};
