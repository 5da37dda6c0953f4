// What an answer says that it is: each body has its type, texts say in which characters, and nothing has no type.
import type { Shot } from './shot.ts';

/** Pages that the worker renders: their refusals are pages too. */
const pages = /^\/(?:api\/(?:login|auth\/email)|[rR])(?:[/?]|$)/;
const page = 'text/html; charset=UTF-8';
const json = 'application/json';

/** What is no JSON when all is well, by the pattern of its call. */
const files: readonly [pattern: RegExp, types: readonly string[]][] = [
  [/\.csv$/, ['text/csv; charset=utf-8']],
  [/^\/api\/designs\/:id$/, ['image/svg+xml; charset=utf-8']],
  [/^\/img\//, ['image/jpeg', 'image/png', 'image/webp', 'image/gif']],
];

function typesOf({ call, path }: Shot, status: number): readonly string[] {
  // A form that comes from another site, or is too large, never gets as far as the page.
  if (pages.test(path)) return status < 400 ? [page] : [page, json];
  if (status >= 400) return [json];
  return files.find(([pattern]) => pattern.test(call.pattern))?.[1] ?? [json];
}

/** @param text the body of the answer */
export function typeFault(shot: Shot, { status, headers }: Response, text: string): string | null {
  const type = headers.get('Content-Type');
  // A HEAD has the headers of its GET; a redirect and a 204 have nothing to name.
  const isEmpty = text === '' && (shot.method !== 'HEAD' || type === null);
  if (isEmpty) return type === null ? null : `nothing, of the type ${type}`;
  if (type === null || !typesOf(shot, status).includes(type)) return `a body of the type ${type}`;
  if (text === '') return null;
  if (type === json && !isJson(text)) return `what is no JSON, and says so: ${text.slice(0, 60)}`;
  if (type === page && !/^<!doctype html>/i.test(text)) return 'what is no page, and says so';
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
