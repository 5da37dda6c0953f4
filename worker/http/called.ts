// Answers with the names of towns and states in the reader's language, beside those in English that programs compare.
import { createMiddleware } from 'hono/factory';
import type { Called, Near, NearWords } from '../../schema/near.ts';
import type { PlaceHit } from '../../schema/places.ts';
import type { AppEnv } from './router.ts';

/** Whichever route answers, and once the language is known: that of a member's profile is read on the way. */
export const callPlaces = createMiddleware<AppEnv>(async (c, next) => {
  const { json } = c;
  c.json = (answer, ...rest: []) => json(withCalled(c.var.words.near, answer), ...rest);
  await next();
});

/** @returns the answer; each `Near` and `PlaceHit` in it that the language calls otherwise has `called` */
export function withCalled<T>(words: NearWords, answer: T): T {
  const { called } = words;
  return called ? (calling(called, answer) as T) : answer; // its shape is kept
}

function calling(called: NonNullable<NearWords['called']>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => calling(called, one));
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  const names: Called = isNear(value)
    ? called(value)
    : isTown(value)
      ? called({ ...value, town: value.name })
      : {};
  const parts = Object.entries(value).map(([name, part]) => [name, calling(called, part)] as const);
  if (names.town !== undefined || names.state !== undefined) parts.push(['called', names]);
  return Object.fromEntries(parts);
}

const isNear = (value: object): value is Near => 'town' in value && 'state' in value && 'country' in value;

const isTown = (value: object): value is PlaceHit => 'kind' in value && 'name' in value && 'state' in value;
