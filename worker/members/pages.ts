// Pages that the worker renders itself: forms read, refusals turned into sentences, one policy for all.
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../schema/errors.ts';
import { failureOf } from '../http/on-error.ts';
import type { AppEnv } from '../http/router.ts';
import { newToken } from '../platform/ids.ts';
import { signInDocument, signInPolicy, type SignInPage } from './sign-in-page.ts';

export type PageContext = Context<AppEnv>;
/** A page as it stands now, saying what went wrong if something did. */
export type View = (problem: ErrorBody | null) => Promise<SignInPage>;

/** The fields of a form; none when it is none. */
export async function formOf(c: PageContext): Promise<Record<string, string>> {
  const isUrlencoded = /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');
  if (!isUrlencoded) return {};
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await c.req.arrayBuffer())));
}

/** Takes a step; what stands in its way becomes a sentence in the page, with the status that any call would have. */
export async function explained(
  c: PageContext,
  view: View,
  step: () => Promise<Response>,
): Promise<Response> {
  try {
    return await step();
  } catch (error) {
    const { status, body, retryAfter } = failureOf(error, c.var.log);
    if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
    return show(c, await view(body), status);
  }
}

export async function show(
  c: PageContext,
  page: SignInPage,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { productName } = c.var.ctx.config;
  const nonce = newToken();
  c.header('Content-Security-Policy', signInPolicy(nonce));
  return c.html(signInDocument(page, { productName, nonce }), status);
}
