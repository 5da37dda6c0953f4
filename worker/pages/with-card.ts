// The app's page with the rock's card in it, and everything else behind that.
import { foundRockWords } from '../../schema/found-rock.ts';
import style from './first.css?inline';
import { arrivalBlock, foundRockPage, type FoundRockView } from './found-rock-page.tsx';

/**
 * The card in place of the boot, its style in place of the whole style sheet, which comes after it.
 * @param marks of `schema/first-marks.ts`, for the app's root
 */
export function withCard(file: Response, view: FoundRockView, marks: readonly string[] = []): Response {
  const card = foundRockPage(view);
  const block = arrivalBlock(view.arrival);
  const hasPhoto = typeof view.arrival.check?.imageUrl === 'string';
  let look = '';
  let app = '';
  let parts = '';
  return (
    new HTMLRewriter()
      .on('title', {
        element: (title) => {
          title.setInnerContent(`${foundRockWords.heading} · ${view.productName}`);
        },
      })
      .on('head', {
        element: (head) => {
          head.append(`<style>${style}</style>`, { html: true });
        },
      })
      .on('link[rel="stylesheet"]', {
        element: (link) => {
          look = link.getAttribute('href') ?? '';
          link.remove();
        },
      })
      // The faces come with the style sheet; until then there are stand-ins of their measure.
      .on('link[rel="preload"]', { element: (link) => void link.remove() })
      .on('script[type="module"]', {
        element: (script) => {
          app = script.getAttribute('src') ?? '';
          if (hasPhoto) script.remove();
          else script.setAttribute('fetchpriority', 'low');
        },
      })
      // Written by tools/app/page-parts.ts; otherwise the browser would hear of them from the app, a round trip later.
      .on('meta[name="scan-parts"]', {
        element: (meta) => {
          parts = meta.getAttribute('content') ?? '';
          meta.remove();
        },
      })
      .on('meta[name="page-parts"]', { element: (meta) => void meta.remove() })
      .on('#root', {
        element: (root) => {
          for (const mark of marks) root.setAttribute(mark, '');
          root.setInnerContent(card, { html: true });
          root.after(block, { html: true });
        },
      })
      .on('noscript', {
        element: (noscript) => {
          noscript.replace(withoutScript, { html: true });
        },
      })
      .on('body', {
        element: (body) => {
          body.onEndTag((end) => {
            end.before(hasPhoto ? afterPhoto(app, look, parts) : sheet(look) + ahead(parts), {
              html: true,
            });
          });
        },
      })
      .transform(file)
  );
}

const sheet = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`;

/** @param parts addresses with spaces between: scripts, and pictures that stand in for them */
export const ahead = (parts: string) =>
  parts
    .split(' ')
    .filter((part) => part !== '')
    .map((part) =>
      part.endsWith('.js')
        ? `<link rel="modulepreload" crossorigin fetchpriority="low" href="${part}">`
        : `<link rel="preload" as="image" href="${part}">`,
    )
    .join('');

/** All of it would share a thin line with the photo: web/public/after-photo.js brings it. */
const afterPhoto = (app: string, look: string, parts: string) =>
  `<script defer src="/after-photo.js" data-app="${app}" data-look="${look}" data-parts="${parts}"></script>`;

const withoutScript =
  '<noscript><p class="page pb-8 text-soft">You can look rocks up and mark them as found without JavaScript. Your rocks and the map need it.</p></noscript>';
