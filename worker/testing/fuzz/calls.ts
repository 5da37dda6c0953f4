// Every route with its inputs and who may call it, read from the app. Only forms without a validator are listed here.
import * as z from 'zod/mini';
import { pageAt } from '../../../schema/pages.ts';
import { SeenInput, WatchInput } from '../../../schema/sighting-input.ts';
import { CodeInput, SignInInput } from '../../../schema/sign-in.ts';
import { createApi } from '../../api.ts';
import { inputOf, type Schema } from '../../http/validate.ts';
import { requireMember } from '../../members/guards.ts';
import type { Role } from '../roles.ts';

/** How a body is sent: as a page's own form, as JSON, or as a form with a photo. */
export type BodyKind = 'page' | 'json' | 'form';

export interface Call {
  /** Such as `POST /api/rocks/:id/locations`. */
  name: string;
  method: string;
  pattern: string;
  query: Schema | null;
  body: { kind: BodyKind; schema: Schema } | null;
  /** Whether it rejects a malformed Idempotency-Key. */
  readsKey: boolean;
  isMembersOnly: boolean;
  isAdministratorsOnly: boolean;
}

const unread = z.optional(z.unknown());
const TokenInput = z.object({ token: z.string() });

/** Forms of server-rendered pages, which have no validator. */
const pageForms: Record<string, Schema> = {
  'POST /api/login': z.object({ ...SignInInput.shape, returnTo: unread, again: unread }),
  'POST /api/login/code': CodeInput,
  'POST /api/auth/email/confirm': TokenInput,
  'POST /api/auth/email/undo': TokenInput,
  'POST /api/seen': SeenInput,
  'POST /api/seen/watch': WatchInput,
  'POST /api/seen/confirm': TokenInput,
  'POST /api/unsubscribe': z.object({ ...TokenInput.shape, again: unread }),
};

export const webhook = 'POST /api/stripe/webhook';

/** Its body is an archive. */
export const importing = 'POST /api/user/import';

/** Writes that may come from another site: each has a signature. */
export const fromAnywhere: ReadonlySet<string> = new Set([webhook, 'POST /api/unsubscribe']);

/**
 * Writes without a validator: the provider defines the webhook's body, the form of a scan leads back to its page
 * whatever is wrong with it, and a visit has no body.
 */
const withoutValidator = new Set([webhook, 'POST /nfc-scan', 'POST /api/visits']);

const { routes } = createApi();
const isCall = ({ method, path }: { method: string; path: string }) => method !== 'ALL' && path !== '/*';

function callOf(name: string): Call {
  const [method = '', pattern = ''] = name.split(' ');
  const handlers = routes
    .filter((route) => route.method === method && route.path === pattern)
    .map(({ handler }) => handler);
  const inputs = handlers.map(inputOf).filter((input) => input !== undefined);
  const read = inputs.find(({ from }) => from === 'json' || from === 'form');
  const schema = pageForms[name] ?? read?.schema;
  const kind = name in pageForms ? 'page' : read?.from === 'json' ? 'json' : 'form';
  const isAdministratorsOnly = pattern.startsWith('/api/admin/');
  return {
    name,
    method,
    pattern,
    query: inputs.find(({ from }) => from === 'query')?.schema ?? null,
    body: schema ? { kind, schema } : null,
    readsKey: inputs.some(({ from }) => from !== 'query'),
    isMembersOnly: isAdministratorsOnly || handlers.includes(requireMember),
    isAdministratorsOnly,
  };
}

export const calls: readonly Call[] = [
  ...new Set(routes.filter(isCall).map(({ method, path }) => `${method} ${path}`)),
].map(callOf);

/** Writes whose input is defined neither by a validator nor here. */
export const unknownCalls = (): string[] =>
  calls
    .filter(({ method }) => method !== 'GET' && method !== 'DELETE')
    .filter(({ body, readsKey, name }) => !body && !readsKey && !withoutValidator.has(name))
    .map(({ name }) => name);

/** Whether a role may not make this call at all. */
export const isShutOut = ({ isMembersOnly, isAdministratorsOnly }: Call, role: Role): boolean =>
  (isMembersOnly && role === 'visitor') || (isAdministratorsOnly && role !== 'administrator');

/** The methods that a path supports. */
export function methodsOf(path: string): Set<string> {
  const segment = (_: string, only = '[^/]+') => only;
  const matches = ({ pattern }: Call) =>
    new RegExp(`^${pattern.replace(/:\w+(?:\{(.+?)\})?/g, segment)}$`).test(path);
  const methods = calls.filter(matches).map(({ method }) => method);
  return new Set(pageAt(path) ? [...methods, 'GET'] : methods);
}
