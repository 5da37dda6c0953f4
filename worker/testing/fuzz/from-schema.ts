// What a schema takes, and what it must not take, from its own definition: a new field is tried by itself.
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Schema } from '../../http/validate.ts';
import type { Fields } from './body.ts';
import type { BodyKind } from './calls.ts';
import { examples, samplesOf } from './samples.ts';
import * as values from './values.ts';

export type Shape = Readonly<Record<string, Schema>>;

/** The definition of a schema, as zod publishes it for those who read schemas, without what wraps it: a default, a wish to be left out, a change afterwards. */
function definitionOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  if (definition.type === 'default' || definition.type === 'optional')
    return definitionOf(definition.innerType);
  return definition.type === 'pipe' ? definitionOf(definition.in) : definition;
}

const mayBeMissing = (schema: Schema) => z.safeParse(schema, undefined).success;

/** The sets of fields of which a body may have one. */
export function shapesOf(schema: Schema): Shape[] {
  const definition = definitionOf(schema);
  if (definition.type === 'union') return definition.options.flatMap((option) => shapesOf(option));
  if (definition.type !== 'object') throw new Error(`bodies are objects, and this one is ${definition.type}`);
  // What one shape must not have is a field of another.
  const isAbsent = (field: Schema) => ['never', 'undefined'].includes(definitionOf(field).type);
  return [Object.fromEntries(Object.entries(definition.shape).filter(([, field]) => !isAbsent(field)))];
}

/** All that a field may be; null when that is no short list. */
function choicesOf(schema: Schema): readonly unknown[] | null {
  const definition = definitionOf(schema);
  if (definition.type === 'enum') return Object.values(definition.entries);
  if (definition.type === 'literal') return definition.values;
  return definition.type === 'boolean' ? [true, false] : null;
}

/** Values of a field that people send. Fails when there is none: the field has no sample yet. */
function goodValue(call: string, field: string, schema: Schema): fc.Arbitrary<unknown> {
  // With what a schema may see where something is filled in later.
  const asSeen = (value: unknown) =>
    typeof value === 'string'
      ? value.replace(/«([^»]+)»/g, (_, words: string) => examples[words] ?? 'x')
      : value;
  const isGood = (value: unknown) => z.safeParse(schema, asSeen(value)).success;
  const good = choicesOf(schema) ?? samplesOf(call, field).filter(isGood);
  if (good.length === 0) throw new Error(`nobody knows what to send as ${field} of ${call}`);
  return fc.constantFrom(...good);
}

/** The fields of a body or a query that is as it should be. */
export function goodFields(call: string, shape: Shape): fc.Arbitrary<Fields> {
  const fields = Object.entries(shape);
  return fc.record(
    Object.fromEntries(fields.map(([name, schema]) => [name, goodValue(call, name, schema)])),
    { requiredKeys: fields.filter(([, schema]) => !mayBeMissing(schema)).map(([name]) => name) },
  );
}

type Encoding = BodyKind | 'query';

/** What a box, a zoom or a cursor looks like no definition tells. */
const ofQueries = new Set(['limit', 'cursor', 'bbox', 'zoom']);

/** What a field must not be, told by its kind alone and not by what its schema says of a value; null for nothing. */
function badValue(name: string, schema: Schema, encoding: Encoding): fc.Arbitrary<unknown> | null {
  if (encoding === 'query' && ofQueries.has(name)) return values.badQueries;
  const { type } = definitionOf(schema);
  const choices = choicesOf(schema);
  const inJson = (...more: fc.Arbitrary<unknown>[]) => (encoding === 'json' ? more : []);
  if (type === 'unknown') return null;
  if (choices) {
    const others = values.otherThan(type === 'boolean' ? 'boolean' : 'string');
    return fc.oneof(values.otherChoices(choices), ...inJson(others));
  }
  // Degrees: a number, or a text with one.
  if (type === 'union') return fc.oneof(values.badDegreeTexts, ...inJson(values.badDegrees));
  if (type !== 'string') throw new Error(`nobody knows what is wrong for ${name}, which is ${type}`);
  const isNeeded = !mayBeMissing(schema) && name !== 'successUrl' && name !== 'cancelUrl';
  return fc.oneof(
    { weight: 2, arbitrary: values.badTexts },
    ...inJson(values.badJsonTexts, values.otherThan('string')),
    ...(isNeeded ? [values.blanks] : []),
  );
}

/** One field with another value; null when no field can be other than it is. */
function twists(
  shape: Shape,
  valueOf: (name: string, schema: Schema) => fc.Arbitrary<unknown> | null,
): fc.Arbitrary<Fields> | null {
  const all = Object.entries(shape).flatMap(([name, schema]) => {
    const value = valueOf(name, schema);
    return value ? [fc.record({ [name]: value })] : [];
  });
  return all.length > 0 ? fc.oneof(...all) : null;
}

/** One field that is wrong, or left out: none of these may be accepted. */
export const badTwists = (shape: Shape, encoding: Encoding) =>
  twists(shape, (name, schema) => {
    const bad = badValue(name, schema, encoding);
    return bad && !mayBeMissing(schema) ? fc.option(bad, { freq: 9, nil: undefined }) : bad;
  });

/** One field that is strange: these may be accepted, and may not. */
export const strangeTwists = (shape: Shape) => twists(shape, () => values.strangeTexts);

/** Fields of which any value is taken. */
export const freeFields = (shape: Shape): string[] =>
  Object.keys(shape).filter((name) => definitionOf(shape[name] ?? z.unknown()).type === 'unknown');
