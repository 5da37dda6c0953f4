// Answers /privacy. The page reads no store and has no script: whoever wants to know what is kept can read it before
// anything of the app runs.
import type { Context } from 'hono';
import { privacyPath } from '../../schema/pages.ts';
import { varying } from '../http/language.ts';
import type { AppEnv } from '../http/router.ts';
import { policyOfCards } from '../http/security-headers.ts';
import { isKnown, tagOf } from '../http/tag.ts';
import { headersOf, theApp } from './app.ts';
import { firstHtml, sheetLink } from './first-html.ts';
import { previewTags } from './preview-tags.ts';
import style from './privacy.css?inline';
import { PrivacyPage } from './privacy-page.tsx';
import { render } from './render.ts';

/** Its address in another spelling leads to it. */
export async function answerPrivacy(c: Context<AppEnv>): Promise<Response> {
  if (c.req.path !== privacyPath) return c.redirect(privacyPath, 301);
  c.set('page', privacyPath);
  const { productName, supportEmail } = c.var.ctx.config;
  const file = await theApp(c, undefined, true);
  const headers = headersOf(file, 'Content-Type');
  const page = await firstHtml(file, {
    speech: c.var,
    preview: previewTags(c, privacyPath),
    root: render(<PrivacyPage productName={productName} supportEmail={supportEmail} speech={c.var} />, c.var),
    style,
    withoutScript: '',
    hasApp: false,
    ending: ({ sheet, displayFace }) => sheetLink(sheet) + sheetLink(displayFace),
  }).text();
  const tag = await tagOf(page);
  headers.set('ETag', tag);
  headers.set('Cache-Control', 'no-cache');
  headers.set('Vary', varying);
  headers.set('Content-Security-Policy', policyOfCards("'unsafe-inline'"));
  return isKnown(tag, c.req.header('If-None-Match'))
    ? new Response(null, { status: 304, headers })
    : new Response(page, { headers });
}
