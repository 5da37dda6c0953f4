// Checks calls of the providers, and the stand-ins' answers, against the shapes that the providers publish.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Schema } from '../contract/declarations.ts';

interface Shape {
  method: string;
  path: string;
  query?: Schema;
  body?: Schema;
  result: Schema;
  isList: boolean;
}
export type Provider = 'cloudflare' | 'stripe';

const contract: Readonly<Record<Provider, Shape[]>> = JSON.parse(
  readFileSync(new URL('../contract/contract.json', import.meta.url), 'utf8'),
  // Its maker writes this form.
) as Record<Provider, Shape[]>;

/** Text of a query or a form counts as the number or boolean that it spells. */
const lenient = new Ajv({ coerceTypes: true, allowUnionTypes: true });
const strict = new Ajv({ allowUnionTypes: true });
const compiled = new Map<Schema, ValidateFunction>();

function problems(ajv: Ajv, schema: Schema | undefined, value: unknown): string {
  if (!schema) return Object.keys(value as object).length === 0 ? '' : 'has no parameters';
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate(structuredClone(value)) ? '' : ajv.errorsText(validate.errors);
}

export interface Called {
  provider: Provider;
  method: string;
  path: string;
  query: object;
  body: object;
}

/** The shape of a call. Throws if the provider has no such call, or not with these parameters. */
export function checkCall({ provider, method, path, query, body }: Called): Shape {
  const shape = contract[provider].find(
    (each) =>
      each.method === method && new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (!shape) throw new Error(`${provider} has no ${method} ${path}`);
  const bodies = provider === 'stripe' ? lenient : strict;
  const found = [problems(lenient, shape.query, query), problems(bodies, shape.body, body)].filter(Boolean);
  if (found.length > 0) throw new Error(`${method} ${path}: ${found.join('; ')}`);
  return shape;
}

export function checkResult({ path, result }: Shape, value: unknown): void {
  const found = problems(strict, result, value);
  if (found) throw new Error(`the stand-in's answer to ${path}: ${found}`);
}
