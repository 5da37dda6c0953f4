// The app's page in two variants: for a browser that brings a session, and, marked, for one that brings none.
import type { Context } from 'hono';
import { firstPartOf } from '../../schema/first-parts.ts';
import type { PagePath } from '../../schema/pages.ts';
import { visitorMark } from '../../schema/visitor-mark.ts';
import type { AppEnv } from '../http/router.ts';
import { bringsSession } from '../members/sessions.ts';
import { headersOf, theApp } from './app.ts';
import { ahead } from './with-card.ts';

/** At the end of the file's tag: neither variant is ever taken for the other. */
const ofVisitor = '-visitor"';

/**
 * Without a session nobody is signed in, and the app need not ask; a session may be over, so about that one it asks.
 * @param page none for an address that is no page
 * @param known ETag of what the caller has: 304 when it is the same
 */
export async function appForCaller(
  c: Context<AppEnv>,
  page: PagePath | null,
  known?: string,
): Promise<Response> {
  if (bringsSession(c)) return theApp(c, known);
  const file = await theApp(c, known?.endsWith(ofVisitor) ? known.replace(ofVisitor, '"') : undefined);
  const headers = headersOf(file, 'Content-Type', 'ETag');
  const tag = headers.get('ETag');
  if (tag !== null) headers.set('ETag', tag.replace(/"$/, ofVisitor));
  const answer = new Response(file.body, { status: file.status, headers });
  return file.body === null ? answer : marked(answer, page);
}

/** Beside the mark it names what the page consists of: the browser would hear of that from the app, a round trip later. */
function marked(file: Response, page: PagePath | null): Response {
  return (
    new HTMLRewriter()
      .on('#root', {
        element: (root) => {
          root.setAttribute(visitorMark, '');
        },
      })
      // The style sheet and the face are shown first.
      .on('script[type="module"]', {
        element: (script) => {
          script.setAttribute('fetchpriority', 'low');
        },
      })
      .on('meta[name="page-parts"]', {
        element: (meta) => {
          const [name, ...parts] = (meta.getAttribute('content') ?? '').split(' ');
          if (page && name === firstPartOf(page)) meta.replace(ahead(parts.join(' ')), { html: true });
          else meta.remove();
        },
      })
      .on('meta[name="scan-parts"]', { element: (meta) => void meta.remove() })
      .transform(file)
  );
}
