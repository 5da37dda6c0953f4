// Which writes are kept when they cannot be sent, and by what a person recognizes them.
import { normalizeCode } from '../../schema/codes.ts';
import { meantForHeader } from '../../schema/meant-for.ts';
import type { KeptWrite, WriteKind } from '../outbox/kept-write.ts';

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
];

type Fields = Readonly<Record<string, unknown>>;

const keyHeader = 'Idempotency-Key';
/** Characters of a text that is shown in the outbox. */
const shown = 80;

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
  const body = await request.blob();
  const fields = await fieldsOf(body, contentType);
  const kind = kinds.find(([verb, path]) => verb === request.method && path.test(pathname))?.[2](fields);
  if (!kind) throw new Error('this write is not kept');
  return {
    key: request.headers.get(keyHeader) ?? '',
    memberId: request.headers.get(meantForHeader) ?? '',
    kind,
    method: request.method,
    path: pathname,
    contentType,
    body,
    about: aboutOf(fields),
    at: Date.now(),
    triedAt: null,
    state: 'waiting',
    words: null,
  };
}

async function fieldsOf(body: Blob, contentType: string | null): Promise<Fields> {
  if (body.size === 0) return {};
  const answer = new Response(body, { headers: { 'Content-Type': contentType ?? '' } });
  if (contentType?.startsWith('multipart/')) return Object.fromEntries(await answer.formData());
  return (await answer.json()) as Fields; // the app sends objects
}

function aboutOf({ laserEngraverId, name, locationName, content, line }: Fields): string {
  const code = typeof laserEngraverId === 'string' ? normalizeCode(laserEngraverId) : undefined;
  const texts = [name, code, locationName, content, line].filter((one) => typeof one === 'string');
  return [...(texts.find((one) => one !== '') ?? '')].slice(0, shown).join('');
}
