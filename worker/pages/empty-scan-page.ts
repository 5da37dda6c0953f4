// The Found Rock page without a Rock ID, which can be typed in and looked up before the app has loaded.
import type { Context } from 'hono';
import type { AppEnv } from '../http/router.ts';
import { isKnown, tagOf } from '../http/tag.ts';
import { bringsSession } from '../members/sessions.ts';
import { headersOf, theApp } from './app.ts';
import { bootFlagsOf } from './flagged-app.ts';
import { previewTags } from './preview-tags.ts';
import { withCard } from './with-card.ts';

/**
 * Reads no store, so it is cached like other pages. Its ETag is that of the whole page, since the worker writes most of
 * it. @param known ETag of the caller's copy; if it is current, the answer is a 304
 */
export async function emptyScanPage(c: Context<AppEnv>, known?: string): Promise<Response> {
  const file = await theApp(c);
  const headers = headersOf(file, 'Content-Type');
  if (file.body === null) return new Response(null, { headers });
  const { productName } = c.var.ctx.config;
  // With a session, which may be over, the app requests the member.
  const initialState = {
    code: '',
    check: null,
    // Only the page's own form sends an empty Rock ID.
    ...(c.req.query('rockId') !== undefined && { isMissing: true }),
    ...(!bringsSession(c) && { member: null }),
  };
  const view = { productName, initialState, failure: null, formKey: '' };
  const page = await withCard(file, view, c.var, previewTags(c, '/nfc-scan'), bootFlagsOf(c)).text();
  const tag = await tagOf(page);
  headers.set('ETag', tag);
  return isKnown(tag, known) ? new Response(null, { status: 304, headers }) : new Response(page, { headers });
}
