// The app's page in two variants: for a browser that brings a session, and, marked, for one that brings none.
import type { Context } from 'hono';
import { visitorMark } from '../../schema/visitor-mark.ts';
import type { AppEnv } from '../http/router.ts';
import { bringsSession } from '../members/sessions.ts';
import { headersOf, theApp } from './app.ts';

/** At the end of the file's tag: neither variant is ever taken for the other. */
const ofVisitor = '-visitor"';

/**
 * Without a session nobody is signed in, and the app need not ask; a session may be over, so about that one it asks.
 * @param known ETag of what the caller has: 304 when it is the same
 */
export async function appForCaller(c: Context<AppEnv>, known?: string): Promise<Response> {
  if (bringsSession(c)) return theApp(c, known);
  const file = await theApp(c, known?.endsWith(ofVisitor) ? known.replace(ofVisitor, '"') : undefined);
  const headers = headersOf(file, 'Content-Type', 'ETag');
  const tag = headers.get('ETag');
  if (tag !== null) headers.set('ETag', tag.replace(/"$/, ofVisitor));
  return marked(new Response(file.body, { status: file.status, headers }));
}

function marked(page: Response): Response {
  if (page.body === null) return page;
  return new HTMLRewriter()
    .on('#root', {
      element: (root) => {
        root.setAttribute(visitorMark, '');
      },
    })
    .transform(page);
}
