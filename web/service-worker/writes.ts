// Which writes are kept when they cannot be sent, and by what a person recognizes them.
import { meantForHeader } from '../../schema/meant-for.ts';
import { aboutHeader } from '../outbox/about-rock.ts';
import { fieldsOf, namesOf, type Fields } from '../outbox/fields.ts';
import { writeFormat, type KeptWrite, type WriteKind } from '../outbox/kept-write.ts';

const kinds: readonly (readonly [method: string, path: RegExp, kind: (fields: Fields) => WriteKind])[] = [
  ['POST', /^\/api\/rocks\/find$/, () => 'find'],
  ['POST', /^\/api\/rocks\/[^/]+\/rehide$/, () => 'rehide'],
  [
    'POST',
    /^\/api\/rocks\/[^/]+\/locations$/,
    ({ actionType }) => (actionType === 'hidden' ? 'hide' : 'note'),
  ],
  ['POST', /^\/api\/rocks$/, () => 'register'],
  [
    'POST',
    /^\/api\/rocks\/[^/]+\/interactions$/,
    ({ interactionType }) => (interactionType === 'like' ? 'like' : 'comment'),
  ],
  ['DELETE', /^\/api\/rocks\/[^/]+\/interactions\/like$/, () => 'unlike'],
  ['PUT', /^\/api\/rocks\/[^/]+\/journey\/\d+\/thanks$/, () => 'thanks'],
  ['PUT', /^\/api\/rocks\/[^/]+\/journey\/\d+\/line$/, () => 'line'],
  ['POST', /^\/api\/rocks\/move$/, () => 'move'],
  ['POST', /^\/api\/rocks\/seen$/, () => 'seen'],
  ['PUT', /^\/api\/rocks\/[^/]+\/absence$/, () => 'absence'],
  ['PUT', /^\/api\/rocks\/[^/]+\/hand-on$/, () => 'handOn'],
];

const keyHeader = 'Idempotency-Key';

export const keyOf = ({ headers }: Request): string => headers.get(keyHeader) ?? '';

/** Whether a request is a write that would be kept. */
export function mayBeKept({ method, headers }: Request, { pathname }: URL): boolean {
  return (
    headers.has(keyHeader) &&
    headers.has(meantForHeader) &&
    kinds.some(([verb, path]) => verb === method && path.test(pathname))
  );
}

/** @param request that `mayBeKept`; its body is read */
export async function writeOf(request: Request): Promise<KeptWrite> {
  const { pathname } = new URL(request.url);
  const contentType = request.headers.get('Content-Type');
  const body = await request.arrayBuffer();
  const fields = await fieldsOf({ body, contentType });
  const kind = kinds.find(([verb, path]) => verb === request.method && path.test(pathname))?.[2](fields);
  const names = namesOf(fields);
  if (!kind) throw new Error('this write is not kept');
  return {
    format: writeFormat,
    key: keyOf(request),
    memberId: request.headers.get(meantForHeader) ?? '',
    kind,
    method: request.method,
    path: pathname,
    contentType,
    body,
    ...names,
    about: names.about || decodeURIComponent(request.headers.get(aboutHeader) ?? ''),
    at: Date.now(),
    triedAt: null,
    state: 'waiting',
    words: null,
  };
}
