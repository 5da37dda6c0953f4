// The app's page with the preview of its link, and with boot flags: what the worker knows without reading a store, so
// that the app need not request it.
import type { Context } from 'hono';
import { closedFlag, visitorFlag } from '../../schema/boot-flags.ts';
import { preloadNameOf } from '../../schema/preload-list.ts';
import type { AppPagePath } from '../../schema/pages.ts';
import type { AppEnv, PageSpeech } from '../http/router.ts';
import { bringsSession } from '../members/sessions.ts';
import { headersOf, theApp } from './app.ts';
import { everyPage, wordFilesMeta } from '../../schema/word-files.ts';
import { inLanguage, wordFilesIn } from './first-html.ts';
import { previewTags, withPreview, type PreviewTags } from './preview-tags.ts';
import { ahead } from './with-card.ts';
import { inBootWords } from './boot-words.ts';

/** A browser with a session gets no flag for it: the session may be over, so the app requests the member. */
export function bootFlagsOf(c: Context<AppEnv>): string[] {
  const isClosed = c.var.ctx.payments === null;
  return [...(bringsSession(c) ? [] : [visitorFlag]), ...(isClosed ? [closedFlag] : [])];
}

/**
 * @param page null for an address that is no page
 * @param known ETag of the caller's copy; if it is current, the answer is a 304
 */
export async function flaggedApp(
  c: Context<AppEnv>,
  page: AppPagePath | null,
  known?: string,
): Promise<Response> {
  const flags = bootFlagsOf(c);
  // Appended to the file's ETag, so that variants are never confused.
  const { language, unit } = c.var;
  const ending = `${flags.map((flag) => flag.replace('data', '')).join('')}-${language}-${unit}"`;
  const file = await theApp(c, known?.endsWith(ending) ? `${known.slice(0, -ending.length)}"` : undefined);
  const headers = headersOf(file, 'Content-Type', 'ETag');
  const tag = headers.get('ETag');
  if (tag !== null) headers.set('ETag', tag.replace(/"$/, ending));
  const answer = inBootWords(
    new Response(file.body, { status: file.status, headers }),
    language,
    c.var.words,
  );
  return file.body === null ? answer : withFlags(answer, c.var, flags, page, previewTags(c, page));
}

/** A visitor's page also preloads its parts; from the app the browser would learn of them a round trip later. */
function withFlags(
  file: Response,
  speech: PageSpeech,
  flags: readonly string[],
  page: AppPagePath | null,
  preview: PreviewTags,
): Response {
  const isVisitors = flags.includes(visitorFlag);
  const first = page && isVisitors ? preloadNameOf(page) : null;
  return (
    withPreview(inLanguage(speech), preview)
      .on('#root', {
        element: (root) => {
          for (const flag of flags) root.setAttribute(flag, '');
        },
      })
      // The style sheet and the font load first.
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
      .on(`meta[name="${wordFilesMeta}"]`, {
        element: (meta) => {
          const words = wordFilesIn(meta, speech.language);
          meta.replace(ahead([words[everyPage], first === null ? '' : words[first]].join(' ')), {
            html: true,
          });
        },
      })
      .on('meta[name="scan-parts"]', { element: (meta) => void meta.remove() })
      .transform(file)
  );
}
