// What a schema takes, and what it must not take, from its own definition: a new field is tried by itself.
import fc from 'fast-check';
import * as z from 'zod/mini';
import { badDegrees, badDegreeTexts } from './coordinates.ts';
import type { Schema } from '../../http/validate.ts';
import { examples, samplesOf } from './samples.ts';
import {
  badJsonTexts,
  badTexts,
  blanks,
  flags,
  strangeTexts,
  wrongTypes,
  badBoxes,
  badCursors,
  badLimits,
  badZooms,
  type Odd,
} from './strange.ts';

export type Fields = Record<string, unknown>;
export type Shape = Record<string, Schema>;

/** The definition of a schema, as zod publishes it for those who read schemas. */
const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Without what wraps it: a default, a wish to be left out, a change afterwards. */
function bare(schema: Schema): Schema {
  const definition = definitionOf(schema);
  if (definition.type === 'default' || definition.type === 'optional') return bare(definition.innerType);
  return definition.type === 'pipe' ? bare(definition.in) : schema;
}

const mayBeMissing = (schema: Schema) => z.safeParse(schema, undefined).success;

const isAbsent = (schema: Schema) => ['never', 'undefined'].includes(definitionOf(bare(schema)).type);

/** The sets of fields of which a body may have one. */
export function shapesOf(schema: Schema): Shape[] {
  const definition = definitionOf(bare(schema));
  if (definition.type === 'object') {
    // What one shape must not have is a field of another.
    const fields = Object.entries(definition.shape).filter(([, field]) => !isAbsent(field));
    return [Object.fromEntries(fields)];
  }
  if (definition.type === 'union') return definition.options.flatMap((option) => shapesOf(option));
  throw new Error(`bodies are objects, and this one is ${definition.type}`);
}

/** With what a schema may see where something is filled in later. */
const asSeen = (value: unknown) =>
  typeof value === 'string'
    ? value.replace(/«([^»]+)»/g, (_, words: string) => examples[words] ?? 'x')
    : value;

/** Values of a field that people send. Fails when there is none: the field has no sample yet. */
function goodValues(call: string, field: string, schema: Schema): readonly unknown[] {
  const definition = definitionOf(bare(schema));
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- bodies are made of these few kinds
  switch (definition.type) {
    case 'enum':
      return Object.values(definition.entries);
    case 'literal':
      return definition.values;
    case 'boolean':
      return [true, false];
    case 'unknown':
      return samplesOf(call, field);
    default: {
      const good = samplesOf(call, field).filter((value) => z.safeParse(schema, asSeen(value)).success);
      if (good.length === 0) throw new Error(`nobody knows what to send as ${field} of ${call}`);
      return good;
    }
  }
}

/** The fields of a body or a query that is as it should be. */
export const goodFields = (call: string, shape: Shape): fc.Arbitrary<Fields> =>
  fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, fc.constantFrom(...goodValues(call, name, field))]),
    ),
    { requiredKeys: Object.keys(shape).filter((name) => !mayBeMissing(shape[name] ?? z.unknown())) },
  );

/** One thing that is wrong with a field, or strange; `missing` leaves it out. */
export interface Twist extends Odd {
  field: string;
  isMissing?: boolean;
}

/** Texts beside those that a choice has. */
const otherChoices = (choices: readonly unknown[]): Odd[] =>
  [...choices.map((one) => String(one).toUpperCase()), ...choices.map((one) => `${String(one)} `), 'other than those', '', '__proto__', 'toString', '0']
    .filter((text) => !choices.includes(text))
    .map((text) => ({ words: `the choice ${JSON.stringify(text)}`, value: text })); // prettier-ignore

const asTexts = (texts: readonly string[]): Odd[] =>
  texts.map((text) => ({ words: JSON.stringify(text.slice(0, 40)), value: text }));

/** What a field must not be, told by its kind alone and not by what its schema says of a value. */
function badValues(name: string, schema: Schema, encoding: 'json' | 'text'): readonly Odd[] {
  const definition = definitionOf(bare(schema));
  const inJson = (odds: readonly Odd[]) => (encoding === 'json' ? odds : []);
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- bodies are made of these few kinds
  switch (definition.type) {
    case 'unknown':
      return [];
    case 'boolean':
      return [...inJson(wrongTypes), ...otherChoices([])];
    case 'enum':
      return [...inJson([...wrongTypes, ...flags]), ...otherChoices(Object.values(definition.entries))];
    case 'literal':
      return [...inJson([...wrongTypes, ...flags]), ...otherChoices(definition.values)];
    case 'union':
      // Degrees: a number, or a text with one.
      return [...asTexts(badDegreeTexts), ...inJson(badDegrees)];
    case 'string': {
      const needed = mayBeMissing(schema) || name === 'successUrl' || name === 'cancelUrl' ? [] : blanks;
      return [...badTexts, ...needed, ...inJson([...badJsonTexts, ...wrongTypes, ...flags])];
    }
    default:
      throw new Error(`nobody knows what is wrong for ${name}, which is ${definition.type}`);
  }
}

/** The bad twists of each field: none of these may be accepted. */
export const badTwists = (shape: Shape, encoding: 'json' | 'text'): Twist[] =>
  Object.entries(shape).flatMap(([field, schema]): Twist[] => [
    ...badValues(field, schema, encoding).map((odd) => ({ ...odd, field })),
    ...(mayBeMissing(schema) ? [] : [{ field, words: 'left out', value: undefined, isMissing: true }]),
  ]);

/** Twists that may be accepted, and may not. */
export const strangeTwists = (shape: Shape): Twist[] =>
  Object.keys(shape).flatMap((field) => strangeTexts.map((odd): Twist => ({ ...odd, field })));

const badQueries: Readonly<Record<string, readonly string[]>> = {
  limit: badLimits,
  cursor: badCursors,
  bbox: badBoxes,
  zoom: badZooms,
};

/** What a field of a query must not be; what a box, a zoom or a cursor looks like no definition tells. */
export const badQueryTwists = (shape: Shape): Twist[] =>
  Object.entries(shape).flatMap(([field, schema]) =>
    badQueries[field]
      ? asTexts(badQueries[field]).map((odd) => ({ ...odd, field }))
      : badTwists({ [field]: schema }, 'text'),
  );

/** Fields of which any value is taken. */
export const freeFields = (shape: Shape): string[] =>
  Object.keys(shape).filter((field) => definitionOf(bare(shape[field] ?? z.unknown())).type === 'unknown');
