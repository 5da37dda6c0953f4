// What the worker draws stands in the app's own page, index.html: the same head, icon and style sheet.

/** Addresses of the app's files, as index.html names them. */
export interface AppFiles {
  script: string;
  sheet: string;
  /** What the page of a scan needs besides: scripts and pictures with spaces between. */
  scanParts: string;
  /** Style sheet of the display face. */
  displayFace: string;
}

export interface FirstHtml {
  title: string;
  /** HTML that belongs into `#root`. */
  root: string;
  /** Of schema/boot-flags.ts, for `#root`. */
  flags?: readonly string[];
  /** Rules for the time before the style sheet is there. */
  style: string;
  /** Lets the style through a strict policy. */
  nonce?: string;
  /** HTML for browsers without script. */
  withoutScript: string;
  /** False where the app is not wanted, or not at once. */
  hasApp: boolean;
  /** HTML at the end of the body. */
  ending: (files: AppFiles) => string;
}

/** @param file index.html, as it was built */
export function firstHtml(file: Response, page: FirstHtml): Response {
  const files: AppFiles = { script: '', sheet: '', scanParts: '', displayFace: '' };
  const nonce = page.nonce === undefined ? '' : ` nonce="${page.nonce}"`;
  return (
    new HTMLRewriter()
      .on('title', { element: (title) => void title.setInnerContent(page.title) })
      .on('head', {
        element: (head) => void head.append(`<style${nonce}>${page.style}</style>`, { html: true }),
      })
      .on('link[rel="stylesheet"]', {
        element: (link) => {
          files.sheet = link.getAttribute('href') ?? '';
          link.remove();
        },
      })
      // The faces come with the style sheet; until then there are stand-ins of their measure.
      .on('link[rel="preload"]', { element: (link) => void link.remove() })
      .on('script[type="module"]', {
        element: (script) => {
          files.script = script.getAttribute('src') ?? '';
          if (page.hasApp) script.setAttribute('fetchpriority', 'low');
          else script.remove();
        },
      })
      // Written by tools/app/page-parts.ts.
      .on('meta[name="scan-parts"]', {
        element: (meta) => {
          files.scanParts = meta.getAttribute('content') ?? '';
          meta.remove();
        },
      })
      .on('meta[name="page-parts"]', {
        element: (meta) => {
          const [name, part = ''] = (meta.getAttribute('content') ?? '').split(' ');
          if (name === 'card') files.displayFace = part;
          meta.remove();
        },
      })
      .on('#root', {
        element: (root) => {
          for (const mark of page.flags ?? []) root.setAttribute(mark, '');
          root.setInnerContent(page.root, { html: true });
        },
      })
      .on('noscript', { element: (noscript) => void noscript.replace(page.withoutScript, { html: true }) })
      .on('body', {
        element: (body) => {
          body.onEndTag((end) => void end.before(page.ending(files), { html: true }));
        },
      })
      .transform(file)
  );
}

/** The style sheet behind what is to be seen before it. */
export const sheetLink = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`;
