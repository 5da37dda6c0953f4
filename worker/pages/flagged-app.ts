// The app's page with marks on it: what the worker knows without asking any store, and the app need not ask.
import type { Context } from 'hono';
import { closedFlag, visitorFlag } from '../../schema/boot-flags.ts';
import { preloadNameOf } from '../../schema/preload-list.ts';
import type { PagePath } from '../../schema/pages.ts';
import type { AppEnv } from '../http/router.ts';
import { bringsSession } from '../members/sessions.ts';
import { headersOf, theApp } from './app.ts';
import { ahead } from './with-card.ts';

/** A browser with a session gets no mark for it: that may be over, and the app asks. */
export function bootFlagsOf(c: Context<AppEnv>): string[] {
  const isClosed = c.var.ctx.payments === null;
  return [...(bringsSession(c) ? [] : [visitorFlag]), ...(isClosed ? [closedFlag] : [])];
}

/**
 * @param page none for an address that is no page
 * @param known ETag of what the caller has: 304 when it is the same
 */
export async function flaggedApp(
  c: Context<AppEnv>,
  page: PagePath | null,
  known?: string,
): Promise<Response> {
  const marks = bootFlagsOf(c);
  // Behind the file's tag: no variant is ever taken for another one.
  const ending = `${marks.map((mark) => mark.replace('data', '')).join('')}"`;
  const file = await theApp(c, known?.endsWith(ending) ? `${known.slice(0, -ending.length)}"` : undefined);
  const headers = headersOf(file, 'Content-Type', 'ETag');
  const tag = headers.get('ETag');
  if (tag !== null) headers.set('ETag', tag.replace(/"$/, ending));
  const answer = new Response(file.body, { status: file.status, headers });
  return file.body === null ? answer : withMarks(answer, marks, page);
}

/** A visitor's page also names what it consists of: the browser would hear of that from the app, a round trip later. */
function withMarks(file: Response, marks: readonly string[], page: PagePath | null): Response {
  const isVisitors = marks.includes(visitorFlag);
  const first = page && isVisitors ? preloadNameOf(page) : null;
  return (
    new HTMLRewriter()
      .on('#root', {
        element: (root) => {
          for (const mark of marks) root.setAttribute(mark, '');
        },
      })
      // The style sheet and the face are shown first.
      .on('script[type="module"]', {
        element: (script) => {
          if (isVisitors) script.setAttribute('fetchpriority', 'low');
        },
      })
      .on('meta[name="page-parts"]', {
        element: (meta) => {
          const [name, ...parts] = (meta.getAttribute('content') ?? '').split(' ');
          if (name === first) meta.replace(ahead(parts.join(' ')), { html: true });
          else meta.remove();
        },
      })
      .on('meta[name="scan-parts"]', { element: (meta) => void meta.remove() })
      .transform(file)
  );
}
