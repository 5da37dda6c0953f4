// Parameters of a call: form fields whose names nest with brackets, read one by one.
import type Stripe from 'stripe';
import { invalid, missing } from './errors.ts';

export type ParamValue = string | readonly ParamValue[] | Params;
export interface Params {
  readonly [name: string]: ParamValue;
}

type Node = string | Map<string, Node>;

/** `a[b][0]=x` becomes `{ a: { b: ['x'] } }`. */
export function parseParams(fields: URLSearchParams): Params {
  const root = new Map<string, Node>();
  for (const [name, value] of fields) {
    const parts = name.replaceAll(']', '').split('[');
    let at = root;
    for (const [index, part] of parts.entries()) {
      const key = part === '' ? String(at.size) : part;
      if (index === parts.length - 1) {
        at.set(key, value);
        break;
      }
      const known = at.get(key);
      const below = known instanceof Map ? known : new Map<string, Node>();
      at.set(key, below);
      at = below;
    }
  }
  return tidyMap(root);
}

function tidy(node: Node): ParamValue {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((key, index) => key === String(index));
  return isList && node.size > 0 ? [...node.values()].map(tidy) : tidyMap(node);
}

const tidyMap = (node: Map<string, Node>): Params =>
  Object.fromEntries([...node].map(([key, below]) => [key, tidy(below)]));

/** Throws for a field that the endpoint does not know: it is spelt `line_items[][price]`, `metadata[*]`. */
export function refuseUnknown(fields: URLSearchParams, known: readonly string[]): void {
  for (const name of fields.keys()) {
    const spelt = name.replaceAll(/\[\d*\]/g, '[]').replace(/((?:^|\[)metadata\]?)\[[^\]]+\]$/, '$1[*]');
    if (spelt === 'expand[]' || known.includes(spelt)) continue;
    const param = name.replaceAll(/\[\d*\]$/g, '');
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
}

/** Undefined when it is not there, or empty. */
export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, { param: name });
  return value;
}

export function required(params: Params, name: string, param = name): string {
  const value = text(params, name);
  if (value === undefined) throw missing(param);
  return value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${value}`, { param: name });
  return value === 'true';
}

/** One of the words; throws for another one. */
export function oneOf<Word extends string>(
  params: Params,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  const word = words.find((each) => each === value);
  if (word === undefined) {
    throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name });
  }
  return word;
}

const isList = (value: ParamValue): value is readonly ParamValue[] => Array.isArray(value);

export function group(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || isList(value)) throw invalid('Invalid object', { param: name });
  return value;
}

export function groups(params: Params, name: string): Params[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!isList(value)) throw invalid('Invalid array', { param: name });
  return value.map((_, index) => group(Object.fromEntries(value.entries()), String(index)) ?? {});
}

export function texts(params: Params, name: string): string[] {
  const value = params[name];
  if (value === undefined || value === '') return [];
  if (!isList(value)) throw invalid('Invalid array', { param: name });
  return value.filter((each) => typeof each === 'string');
}

/** Throws where the provider's limits are passed: 50 names of 40 characters, values of 500. */
export function metadataOf(params: Params): Stripe.Metadata {
  const given = group(params, 'metadata') ?? {};
  const pairs = Object.keys(given).map((name): [string, string] => {
    const value = text(given, name) ?? '';
    if (name.length > 40)
      throw invalid(`Metadata keys can have up to 40 characters: ${name}`, { param: 'metadata' });
    if (value.length > 500) {
      throw invalid(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters.`,
        { param: 'metadata' },
      );
    }
    return [name, value];
  });
  if (pairs.length > 50) throw invalid('You can have up to 50 metadata keys.', { param: 'metadata' });
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

/** What metadata is after an update: a name without a value goes, `metadata=` empties it. */
export function mergedMetadata(before: Stripe.Metadata, params: Params): Stripe.Metadata {
  if (params['metadata'] === '') return {};
  const given = group(params, 'metadata') ?? {};
  const kept = Object.entries(before).filter(([name]) => !Object.hasOwn(given, name));
  return { ...Object.fromEntries(kept), ...metadataOf(params) };
}

export function addressOf(params: Params): Stripe.Address {
  const part = (name: string) => text(params, name) ?? null;
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  };
}

export const addressFields = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;
