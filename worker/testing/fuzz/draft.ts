// A good request of a call, and how it is changed into another one.
import fc from 'fast-check';
import { fieldsAsParts, formBody, jsonBody, jsonText, pageBody, queryText, type Body } from './body.ts';
import { type Call } from './calls.ts';
import * as harm from './damage.ts';
import { goodFields, shapesOf, type Fields, type Shape } from './from-schema.ts';
import { headersOf, queriesOf, segmentsOf } from './samples.ts';
import { isShutOut, roles, type Shot, type Verdict } from './shot.ts';

export type Arbitrary = fc.Arbitrary<Shot>;
/** Makes a good request wrong. */
export type Change = Partial<Pick<Shot, 'verdict' | 'words' | 'method' | 'path' | 'headers' | 'body'>>;

/** A good request, before anything happens to it. */
export interface Draft {
  shot: Shot;
  shape: Shape;
  fields: Fields;
}

const noShape: Shape = {};
export const isUnsafe = ({ method }: Call) => method !== 'GET';
export const webhook = 'POST /api/stripe/webhook';

function pathTo(pattern: string, segment: string): string {
  if (pattern.startsWith('/:r')) return `/${segment}`;
  return pattern.replace(':commentId', '«comment»').replace(/:\w+/, segment);
}

/** As the call is meant to be sent. */
function goodBody(call: Call, fields: Fields): fc.Arbitrary<Body | null> {
  if (call.name === webhook) return fc.constant(jsonBody('«event»'));
  switch (call.body?.kind) {
    case undefined:
      return fc.constant(null);
    case 'json':
      return fc.constant(jsonBody(jsonText(fields)));
    case 'page':
      return fc.constant(pageBody(fields));
    case 'form': {
      const withPhoto = harm.withPhoto(fields);
      const form = formBody(fieldsAsParts(fields));
      // An avatar is nothing but its photo.
      if (Object.keys(fields).length === 0) return fc.constant(withPhoto);
      return fc.constantFrom(form, form, withPhoto, jsonBody(jsonText(fields)));
    }
  }
}

export function drafts(
  call: Call,
  segments: readonly string[] = segmentsOf(call.pattern),
): fc.Arbitrary<Draft> {
  const shapes = call.body ? shapesOf(call.body.schema) : [noShape];
  const queries = call.query
    ? fc.oneof(...shapesOf(call.query).map((shape) => goodFields(call.name, shape))).map(queryText)
    : fc.constantFrom(...(queriesOf[call.name] ?? ['', 'utm_source=x']));
  return fc
    .record({
      role: fc.constantFrom(...roles),
      segment: fc.constantFrom(...segments),
      query: queries,
      shape: fc.constantFrom(...shapes),
    })
    .chain(({ role, segment, query, shape }) =>
      goodFields(call.name, shape).chain((fields) =>
        goodBody(call, fields).map((body): Draft => {
          const path = pathTo(call.pattern, segment) + (query === '' ? '' : `?${query}`);
          const verdict: Verdict = isShutOut(call, role) ? 'bad' : 'good';
          const headers = headersOf[call.name] ?? {};
          const shot: Shot = {
            call,
            role,
            verdict,
            words: 'nothing odd',
            method: call.method,
            path,
            headers,
            body,
          };
          return { shot, shape, fields };
        }),
      ),
    );
}

/** A request that is bad stays bad, whatever else is odd about it. */
export function changed({ shot }: Draft, change: Change): Shot {
  const verdict =
    change.verdict === 'odd' && shot.verdict === 'bad' ? 'bad' : (change.verdict ?? shot.verdict);
  return { ...shot, ...change, verdict };
}

export const one = <T>(
  draft: fc.Arbitrary<Draft>,
  choices: (draft: Draft) => readonly T[],
  change: (choice: T, draft: Draft) => Change,
): Arbitrary =>
  draft.chain((made) => {
    const all = choices(made);
    return all.length === 0
      ? fc.constant(made.shot)
      : fc.constantFrom(...all).map((choice) => changed(made, change(choice, made)));
  });
