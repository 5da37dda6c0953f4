// Valid and invalid values from a schema's own definition, so that a new field is covered automatically.
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Schema } from '../../http/validate.ts';
import type { Fields } from './body.ts';
import type { BodyKind } from './calls.ts';
import { examples, likelyOf, samplesOf } from './samples.ts';
import * as values from './values.ts';

export type Shape = Readonly<Record<string, Schema>>;

/**
 * The definition of a schema, as zod publishes it for tools, without the default, optional, nullable or pipe around it.
 */
function definitionOf(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  if (definition.type === 'default' || definition.type === 'optional' || definition.type === 'nullable')
    return definitionOf(definition.innerType);
  return definition.type === 'pipe' ? definitionOf(definition.in) : definition;
}

const mayBeNull = (schema: Schema) => z.safeParse(schema, null).success;
const mayBeMissing = (schema: Schema) => z.safeParse(schema, undefined).success;

/** The sets of fields that a body may have, one for each option of a union. */
export function shapesOf(schema: Schema): Shape[] {
  const definition = definitionOf(schema);
  if (definition.type === 'union') return definition.options.flatMap((option) => shapesOf(option));
  if (definition.type !== 'object') throw new Error(`bodies are objects, and this one is ${definition.type}`);
  // A field that one shape forbids belongs to another shape.
  const isAbsent = (field: Schema) => ['never', 'undefined'].includes(definitionOf(field).type);
  return [Object.fromEntries(Object.entries(definition.shape).filter(([, field]) => !isAbsent(field)))];
}

/** All values of a field; null if they are not a short list. */
function choicesOf(schema: Schema): readonly unknown[] | null {
  const definition = definitionOf(schema);
  if (definition.type === 'enum') return Object.values(definition.entries);
  if (definition.type === 'literal') return definition.values;
  return definition.type === 'boolean' ? [true, false] : null;
}

/** Valid values of a field. Throws if there are none, because the field has no sample yet. */
function goodValue(call: string, field: string, schema: Schema): fc.Arbitrary<unknown> {
  // Replaces placeholders by examples, because the schema checks the final text.
  const asSeen = (value: unknown) =>
    typeof value === 'string'
      ? value.replace(/«([^»]+)»/g, (_, words: string) => examples[words] ?? 'x')
      : value;
  const isGood = (value: unknown) => z.safeParse(schema, asSeen(value)).success;
  const choices = choicesOf(schema);
  if (choices) return fc.constantFrom(...choices, ...likelyOf(call, field));
  const good = samplesOf(call, field).filter(isGood);
  if (good.length === 0) throw new Error(`there is no sample for ${field} of ${call}`);
  return fc.constantFrom(...good);
}

/** Valid fields of a body or a query. */
export function goodFields(call: string, shape: Shape): fc.Arbitrary<Fields> {
  const fields = Object.entries(shape);
  return fc.record(
    Object.fromEntries(fields.map(([name, schema]) => [name, goodValue(call, name, schema)])),
    { requiredKeys: fields.filter(([, schema]) => !mayBeMissing(schema)).map(([name]) => name) },
  );
}

type Encoding = BodyKind | 'query';

/** Query fields whose format the definition does not show. */
const ofQueries = new Set(['limit', 'cursor', 'bbox', 'zoom', 'near', 'at']);

/** Invalid values, by the field's type alone and not by its checks; null if every value is valid. */
function badValue(name: string, schema: Schema, encoding: Encoding): fc.Arbitrary<unknown> | null {
  if (encoding === 'query' && ofQueries.has(name)) return values.badQueries;
  const { type } = definitionOf(schema);
  const choices = choicesOf(schema);
  const inJson = (...more: fc.Arbitrary<unknown>[]) => (encoding === 'json' ? more : []);
  if (type === 'unknown') return null;
  if (choices) {
    const others = values.otherThan(type === 'boolean' ? 'boolean' : 'string');
    return fc
      .oneof(values.otherChoices(choices), ...inJson(others))
      .filter((value) => value !== null || !mayBeNull(schema));
  }
  // Degrees: a number, or a text with one.
  if (type === 'union') return fc.oneof(values.badDegreeTexts, ...inJson(values.badDegrees));
  if (type === 'array') return values.badLists;
  if (type === 'record' || type === 'object') return values.badObjects;
  if (type !== 'string') throw new Error(`there are no invalid values for ${name}, which is ${type}`);
  const isNeeded = !mayBeMissing(schema) && name !== 'successUrl' && name !== 'cancelUrl';
  return fc.oneof(
    { weight: 2, arbitrary: values.badTexts },
    ...inJson(values.badJsonTexts, values.otherThan('string')),
    ...(isNeeded ? [values.blanks] : []),
  );
}

/** One field with another value; null if no field has one. */
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

/** One field that is invalid or missing. None of these may be accepted. */
export const badTwists = (shape: Shape, encoding: Encoding) =>
  twists(shape, (name, schema) => {
    const bad = badValue(name, schema, encoding);
    return bad && !mayBeMissing(schema) ? fc.option(bad, { freq: 9, nil: undefined }) : bad;
  });

/** One field with a strange value. It may be accepted or refused. */
export const strangeTwists = (shape: Shape) => twists(shape, () => values.strangeTexts);

/** Fields that accept any value. */
export const freeFields = (shape: Shape): string[] =>
  Object.keys(shape).filter((name) => definitionOf(shape[name] ?? z.unknown()).type === 'unknown');
