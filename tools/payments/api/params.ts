// Parses the parameters of a call from form fields with brackets in their names, and validates them.
import type * as z from 'zod/mini';
import { invalid } from './errors.ts';

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
    const last = parts.pop() ?? '';
    let at = root;
    for (const part of parts) {
      const known = at.get(part);
      const below = known instanceof Map ? known : new Map<string, Node>();
      at.set(part, below);
      at = below;
    }
    at.set(last, value);
  }
  return objectOf(root);
}

function valueOf(node: Node): ParamValue {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((key, index) => key === String(index));
  return isList ? [...node.values()].map(valueOf) : objectOf(node);
}

const objectOf = (node: Map<string, Node>): Params =>
  Object.fromEntries([...node].map(([key, below]) => [key, valueOf(below)]));

/** Throws, with the name of the parameter, if one is unknown, missing or invalid. */
export function check<Input>(schema: z.ZodMiniType<Input>, params: unknown): Input {
  const read = schema.safeParse(params);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const at = issue?.path ?? [];
  if (issue?.code === 'unrecognized_keys') {
    throw invalid(`Received unknown parameter: ${spelt([...at, ...issue.keys])}`, 'parameter_unknown');
  }
  throw invalid(`Missing or invalid parameter: ${spelt(at)}`, 'parameter_invalid');
}

/** The name as it was sent: `line_items[0][quantity]`. */
const spelt = ([first, ...below]: readonly PropertyKey[]): string =>
  String(first) + below.map((part) => `[${String(part)}]`).join('');
