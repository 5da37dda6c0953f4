// What may be wrong with an answer: a fault, something that it gives away, a header that is missing, a yes to nonsense.
import { errorWords } from '../../../schema/errors.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { privateHeaders, sharedCalls, sharedHeaders } from '../../http/shared.ts';
import { typeFault } from './content-type.ts';
import { inWords, isShutOut, type Shot } from './shot.ts';
import { isOurs } from './words.ts';
import type { Setting } from './stage.ts';

/** Calls that say that they are off where nothing can be bought. */
const offAtFirst = new Set([
  'POST /api/subscription/create',
  'POST /api/subscription/create-checkout',
  'POST /api/products/create-checkout',
  'POST /api/stripe/webhook',
]);

/** What only somebody who can see the inside has words for. */
const inside =
  /D1_ERROR|SQLITE_|drizzle|ZodError|node_modules|\n\s+at \S.*:\d+:\d+|\b(?:Type|Range|Syntax|Reference|URI)Error\b|\[object Object\]/;

/** Statuses that say that a request could not be read. */
const unreadable = new Set([400, 405, 413, 415, 422]);

export interface Heard {
  answer: Response;
  /** The body of the answer. */
  text: string;
  /** What was written to the log. */
  lines: readonly string[];
}

/** What is wrong with an answer; null when nothing is. */
export function faultOf(shot: Shot, heard: Heard, setting: Setting): string | null {
  return (
    statusFault(shot, heard.answer, setting) ??
    headerFault(shot, heard.answer) ??
    typeFault(shot, heard.answer, heard.text) ??
    bodyFault(shot, heard) ??
    lineFault(shot, heard)
  );
}

function statusFault({ verdict, call, role }: Shot, { status }: Response, setting: Setting): string | null {
  if (status === 503 && setting === 'at first' && offAtFirst.has(call.name)) return null;
  if (status >= 500) return `a fault: ${status}`;
  switch (verdict) {
    case 'good':
      if (status === 401 && call.isMembersOnly) return 'a member is not known';
      return unreadable.has(status) ? `refused with ${status}, and nothing is wrong with it` : null;
    case 'bad':
      return status < 400 ? `accepted with ${status}` : null;
    case 'misdirected':
      // Behind the administrator's guard nobody else learns what there is.
      if (status === 404 || status === 405) return null;
      return isShutOut(call, role) && [401, 403].includes(status) ? null : `answered with ${status}`;
    case 'odd':
      return null;
  }
}

const guards = Object.entries(securityHeaders('https://tile.openstreetmap.org/{z}/{x}/{y}.png'));

/** What is said to a visitor may be shared, unless they came with a cookie. */
function cacheControlOf({ call, role, headers }: Shot, status: number): string {
  if (call.pattern.startsWith('/img/') && status < 400) return 'public, max-age=3600';
  const isForAll = role === 'visitor' && !new Headers(headers).has('Cookie');
  const isShared = isForAll && status < 400 && sharedCalls.has(call.pattern);
  return (isShared ? sharedHeaders : privateHeaders)['Cache-Control'];
}

function headerFault(shot: Shot, { status, headers }: Response): string | null {
  for (const [name, value] of guards) {
    const sent = headers.get(name);
    // Pages, photos and drawings have a stricter policy of their own.
    const isOwn = name === 'Content-Security-Policy' && sent?.startsWith("default-src 'none'");
    if (sent !== value && !isOwn) return `${name} is ${sent}`;
  }
  const cached = headers.get('Cache-Control');
  if (cached !== cacheControlOf(shot, status)) return `Cache-Control is ${cached}`;
  if ((status === 429 || status === 503) && !/^\d+$/.test(headers.get('Retry-After') ?? ''))
    return 'nobody says when to try again';
  const goesTo = headers.get('Location');
  if (goesTo !== null && !goesTo.startsWith('/')) return `leads to ${goesTo}`;
  return null;
}

function bodyFault(shot: Shot, { answer, text }: Heard): string | null {
  const { status, headers } = answer;
  const given = inside.exec(text)?.[0];
  const isPage = headers.get('Content-Type')?.startsWith('text/html');
  // A page repeats the Rock ID that somebody came with.
  if (given !== undefined && !(isPage && broughtBy(shot).includes(given))) return `gives away ${given}`;
  // A page says in its own words what went wrong.
  const isRefusal = status >= 400 && text !== '' && headers.get('Content-Type') === 'application/json';
  return isRefusal ? refusalFault(status, JSON.parse(text)) : null;
}

function broughtBy({ path }: Shot): string {
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
  for (const name of [field, details])
    if (name !== undefined && !(typeof name === 'string' && /^[A-Za-z]{1,30}$/.test(name)))
      return `names ${JSON.stringify(name)}`;
  if (status === 401 && message !== errorWords.unauthorized) return 'says too much to nobody in particular';
  return null;
}

const requestLine =
  /^\{"kind":"request","id":"[a-z2-7]{16}","method":"[A-Z]+","route":"(?:unknown|\/[\w/:{}[\].-]*)","status":\d{3},"ms":\d+\}$/;

/** A request leaves one line in fixed words; whatever fails on the way is said in words that never hold a value. */
function lineFault({ call }: Shot, { lines, answer }: Heard): string | null {
  const strange = lines.filter((line) => !requestLine.test(line));
  const isOff = answer.status === 503 || call.name === '';
  if (!isOff && strange.length > 0) return `writes down ${strange.join('\n')}`;
  if (lines.length - strange.length < 1) return 'leaves no line';
  return null;
}

/** Whether something that was sent has become a part of every object. */
export const isPolluted = () => 'polluted' in {} || 'isAdmin' in {};

export const report = (shot: Shot, fault: string) => `${fault}\n  ${inWords(shot)}`;
