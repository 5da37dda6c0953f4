// The ways in which a call can be tried: as it should be, and with one thing wrong with it.
import fc from 'fast-check';
import { fieldsAsParts, formBody, jsonBody, jsonText, pageBody, queryText, type Body } from './body.ts';
import type { Call } from './calls.ts';
import * as harm from './damage.ts';
import { drafts, isUnsafe, one, webhook, type Arbitrary } from './draft.ts';
import { badTwists, freeFields, strangeTwists, type Fields, type Shape, type Twist } from './from-schema.ts';
import { photoCalls } from './samples.ts';
import type { Verdict } from './shot.ts';
import { Raw } from './strange.ts';
import { addressWays, headerWays, methodWays } from './ways-around.ts';

function twisted(call: Call, fields: Fields, { field, value }: Twist, asForm: boolean): Body {
  const all = { ...fields, [field]: value };
  if (call.body?.kind === 'page') return pageBody(all);
  return asForm ? formBody(fieldsAsParts(all)) : jsonBody(jsonText(all));
}

/** What is wrong with one field, and nothing else. */
function fieldWays(call: Call): Arbitrary[] {
  if (!call.body) return [];
  const { kind } = call.body;
  const draft = drafts(call);
  const inJson = kind !== 'page';
  const bad = (encoding: 'json' | 'text') =>
    one(
      draft,
      ({ shape }) => badTwists(shape, encoding),
      (twist, { fields }) => ({
        verdict: 'bad',
        words: `${twist.field} is ${twist.words}`,
        body: twisted(call, fields, twist, encoding === 'text'),
      }),
    );
  const strange = one(
    draft,
    ({ shape }) => strangeTwists(shape),
    (twist, { fields }) => ({
      verdict: 'odd',
      words: `${twist.field} is ${twist.words}`,
      body: twisted(call, fields, twist, kind === 'form'),
    }),
  );
  const deep = one(
    draft,
    ({ shape }) => (inJson ? freeFields(shape) : []),
    (field, { fields }) => ({
      verdict: 'odd',
      words: `${field} is 30,000 lists in each other`,
      headers: { 'Idempotency-Key': '«key»' },
      body: jsonBody(jsonText({ ...fields, [field]: new Raw('['.repeat(30_000) + ']'.repeat(30_000)) })),
    }),
  );
  return [
    ...(inJson ? [bad('json'), bad('json')] : []),
    ...(kind === 'json' ? [] : [bad('text'), bad('text')]),
    strange,
    deep,
  ];
}

/** A good body in a bad shape. */
function bodyWays(call: Call): Arbitrary[] {
  if (!call.body) return [];
  const draft = drafts(call);
  const damaged = (verdict: Verdict, damages: (fields: Fields, shape: Shape) => readonly harm.Damage[]) =>
    one(
      draft,
      ({ fields, shape }) => damages(fields, shape),
      ({ words, body }) => ({ verdict, words, body }),
    );
  const anonymous = (types: readonly (string | null)[], text: (fields: Fields) => string) =>
    damaged('bad', (fields) =>
      types.map((type) => ({ words: `the kind ${type}`, body: jsonBody(text(fields), type) })),
    );
  switch (call.body.kind) {
    case 'page': {
      const broken = (fields: Fields) => [
        ...harm.brokenForm(fields).slice(0, 4),
        ...harm.brokenJson(fields, 0.5),
      ];
      return [
        damaged('bad', broken),
        anonymous(
          harm.wrongTypesOfJson.filter((type) => !/urlencoded/.test(type ?? '')),
          queryText,
        ),
        damaged('odd', (fields) => [
          {
            words: 'every field twice',
            body: jsonBody(
              `${queryText(fields)}&${queryText(fields)}&%zz=%ff`,
              'application/x-www-form-urlencoded',
            ),
          },
        ]),
      ];
    }
    case 'json':
    case 'form': {
      const broken = fc
        .double({ min: 0, max: 0.99, noNaN: true })
        .chain((at) => damaged('bad', (fields) => harm.brokenJson(fields, at)));
      const inJson = [
        broken,
        anonymous(harm.wrongTypesOfJson, jsonText),
        damaged('odd', (fields) => harm.strangeJson(fields)),
      ];
      if (call.body.kind === 'json')
        return [...inJson, damaged('bad', (fields) => harm.brokenForm(fields).slice(0, -1))];
      return [...inJson, ...formWays(call, damaged)];
    }
  }
}

function formWays(
  call: Call,
  damaged: (verdict: Verdict, damages: (fields: Fields, shape: Shape) => readonly harm.Damage[]) => Arbitrary,
): Arbitrary[] {
  const needed = (shape: Shape) => Object.keys(shape).filter((name) => !freeFields(shape).includes(name));
  const large = fc
    .integer({ min: 0, max: 7 })
    .chain((n) => damaged('bad', (fields) => (n === 0 ? [harm.tooLargeForm(fields)] : harm.twice(fields))));
  return [
    damaged('bad', (fields) => harm.brokenForm(fields)),
    damaged('odd', (fields) => harm.strangeForm(fields)),
    damaged('bad', (fields, shape) => harm.filesForTexts(fields, needed(shape))),
    damaged(photoCalls.has(call.name) ? 'bad' : 'odd', (fields) => harm.brokenPhotos(fields)),
    large,
  ];
}

/** Bodies for a call that reads none; the webhook's are signed, and any other must be refused. */
function strayWays(call: Call): Arbitrary[] {
  if (call.body || !isUnsafe(call)) return [];
  const stray = [
    ...harm.brokenJson({ x: 'y' }, 0.5),
    ...harm.brokenForm({ x: 'y' }),
    ...harm.strangeForm({ x: 'y' }),
  ];
  return [
    one(
      drafts(call),
      () => stray,
      ({ words, body }) => ({
        verdict: call.name === webhook ? 'bad' : 'odd',
        words: `a body: ${words}`,
        body,
      }),
    ),
  ];
}

/** As it should be. */
export const goodShots = (call: Call): Arbitrary => drafts(call).map(({ shot }) => shot);

/** Every way to try a call; the good one several times, so that what follows meets a world in which things happen. */
export function shotsAt(call: Call): Arbitrary {
  const good = goodShots(call);
  const kinds = [fieldWays, bodyWays, addressWays, methodWays, headerWays, strayWays];
  return fc.oneof(good, good, good, good, good, ...kinds.flatMap((ways) => ways(call)));
}
