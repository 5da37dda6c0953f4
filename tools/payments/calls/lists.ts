// Lists come in pages, the newest first.
import type Stripe from 'stripe';
import { invalid, noSuch } from './errors.ts';
import { group, integer, text, type Params } from './params.ts';

/** What every list can be asked. */
export const listParams = [
  'limit',
  'starting_after',
  'ending_before',
  'created',
  'created[gt]',
  'created[gte]',
  'created[lt]',
  'created[lte]',
];

interface Listing<T> {
  /** Where the list is. */
  url: string;
  /** What its things are called. */
  what: string;
  params: Params;
  fits?: (thing: T) => boolean;
}

/** @param shelf oldest first */
export function page<T extends { id: string; created?: number }>(
  shelf: ReadonlyMap<string, T>,
  { url, what, params, fits = () => true }: Listing<T>,
): Stripe.ApiList<T> {
  const isInRange = rangeOf(params);
  const all = [...shelf.values()].reverse().filter((thing) => isInRange(thing.created ?? 0) && fits(thing));
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    const code = 'parameter_invalid_integer';
    throw invalid('This value must be between 1 and 100 (inclusive).', { code, param: 'limit' });
  }
  const placeOf = (name: string): number | undefined => {
    const id = text(params, name);
    if (id === undefined) return undefined;
    if (!shelf.has(id)) throw noSuch(what, id, name);
    return all.findIndex((thing) => thing.id === id);
  };
  const before = placeOf('ending_before');
  if (before !== undefined) {
    const start = Math.max(0, before - limit);
    return { object: 'list', data: all.slice(start, before), has_more: start > 0, url };
  }
  const start = (placeOf('starting_after') ?? -1) + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit, url };
}

function rangeOf(params: Params): (created: number) => boolean {
  if (typeof params['created'] === 'string') {
    const exact = integer(params, 'created');
    return (created) => exact === undefined || created === exact;
  }
  const range = group(params, 'created') ?? {};
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => integer(range, name));
  return (created) =>
    created > (gt ?? -Infinity) &&
    created >= (gte ?? -Infinity) &&
    created < (lt ?? Infinity) &&
    created <= (lte ?? Infinity);
}
