// A good request of a call, and how it is changed into another one.
import fc from 'fast-check';
import { bodyOf, jsonBody, queryText, type Body, type Fields } from './body.ts';
import type { Call } from './calls.ts';
import { withPhoto } from './damage.ts';
import { goodFields, shapesOf, type Shape } from './from-schema.ts';
import { headersOf, queriesOf, segmentsOf } from './samples.ts';
import { isShutOut, roles, type Shot } from './shot.ts';

/** A good request, before anything happens to it. */
export interface Draft {
  shot: Shot;
  shape: Shape;
  fields: Fields;
}

export const webhook = 'POST /api/stripe/webhook';

export function pathTo({ pattern }: Call, segment: string): string {
  if (pattern.startsWith('/:r')) return `/${segment}`;
  return pattern.replace(':commentId', '«comment»').replace(/:\w+/, segment);
}

/** As the call is meant to be sent. */
function goodBodies({ name, body }: Call, fields: Fields): (Body | null)[] {
  if (name === webhook) return [jsonBody('«event»')];
  if (body?.kind !== 'form') return [body && bodyOf(body.kind, fields)];
  // An avatar is nothing but its photo.
  if (Object.keys(fields).length === 0) return [withPhoto(fields)];
  const form = bodyOf('form', fields);
  return [form, form, withPhoto(fields), bodyOf('json', fields)];
}

export function drafts(call: Call): fc.Arbitrary<Draft> {
  const { name, method, pattern } = call;
  const queries = call.query
    ? fc.oneof(...shapesOf(call.query).map((shape) => goodFields(name, shape))).map(queryText)
    : fc.constantFrom(...(queriesOf[name] ?? ['', 'utm_source=x']));
  const shapes = call.body ? shapesOf(call.body.schema) : [{}];
  const bodies = fc
    .constantFrom(...shapes)
    .chain((shape) => goodFields(name, shape).map((fields) => ({ shape, fields })))
    .chain((made) =>
      fc.record({ made: fc.constant(made), body: fc.constantFrom(...goodBodies(call, made.fields)) }),
    );
  return fc
    .record({
      role: fc.constantFrom(...roles),
      segment: fc.constantFrom(...segmentsOf(pattern)),
      query: queries,
      content: bodies,
    })
    .map(({ role, segment, query, content: { made, body } }) => {
      const path = pathTo(call, segment) + (query === '' ? '' : `?${query}`);
      const headers = headersOf[name] ?? {};
      const shot: Shot = { call, role, verdict: 'good', words: 'nothing odd', method, path, headers, body };
      return { ...made, shot };
    });
}

/** A request with something else in it. Whoever may not call at all is refused, whatever else is odd about it. */
export function changed(draft: Draft, change: Partial<Shot>): Shot {
  const shot = { ...draft.shot, ...change };
  const isBad = isShutOut(shot.call, shot.role) && shot.verdict !== 'misdirected';
  return isBad ? { ...shot, verdict: 'bad' } : shot;
}
