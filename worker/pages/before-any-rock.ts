// The page of a scan without a Rock ID: it can be typed in, and looked up, before the app has come.
import type { Context } from 'hono';
import type { AppEnv } from '../http/router.ts';
import { isKnown, tagOf } from '../http/tag.ts';
import { bringsSession } from '../members/sessions.ts';
import { headersOf, theApp } from './app.ts';
import { bootFlagsOf } from './flagged-app.ts';
import { withCard } from './with-card.ts';

/**
 * Asks no store, and so is kept like other pages. Its tag is that of all that it says: the worker has written most of it.
 * @param known ETag of what the caller has: 304 when it is the same
 */
export async function beforeAnyRock(c: Context<AppEnv>, known?: string): Promise<Response> {
  const file = await theApp(c);
  const headers = headersOf(file, 'Content-Type');
  if (file.body === null) return new Response(null, { headers });
  const { productName } = c.var.ctx.config;
  // A session may be over: then the app asks.
  const initialState = {
    code: '',
    check: null,
    // The page's form sends it, and nothing else asks for a rock without a Rock ID.
    ...(c.req.query('rockId') !== undefined && { isMissing: true }),
    ...(!bringsSession(c) && { member: null }),
  };
  const view = { productName, initialState, failure: null, formKey: '' };
  const page = await withCard(file, view, bootFlagsOf(c)).text();
  const tag = await tagOf(page);
  headers.set('ETag', tag);
  return isKnown(tag, known) ? new Response(null, { status: 304, headers }) : new Response(page, { headers });
}
