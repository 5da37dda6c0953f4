// Puts what the worker renders into the app's index.html, which has the head, icon and style sheet.
import {
  directionOf,
  hasSystemFonts,
  isPseudo,
  pseudoFlag,
  sourceLanguage,
  unitAttribute,
  type Language,
} from '../../schema/languages.ts';
import { pathsOfWords, readWordFiles, wordFilesMeta, type WordFiles } from '../../schema/word-files.ts';
import type { PageSpeech } from '../http/router.ts';
import systemFonts from './system-fonts.css?inline';
import { withPreview, type PreviewTags } from './preview-tags.ts';

/** Addresses of the app's files, as index.html names them. */
export interface AppFiles {
  script: string;
  sheet: string;
  /** Further files of the Found Rock page and of a rock's page: scripts and images, separated by spaces. */
  scanParts: string;
  rockParts: string;
  /** With the words of the page's language, as above, by page: see `schema/word-files.ts`. */
  words: WordFiles;
  /** Style sheet of the display face. */
  displayFace: string;
}

export interface FirstHtml {
  speech: PageSpeech;
  preview: PreviewTags;
  /** Instead of the preview's. */
  title?: string;
  /** HTML inside `#root`. */
  root: string;
  /** Boot flags of schema/boot-flags.ts, set on `#root`. */
  flags?: readonly string[];
  /** CSS for the time before the style sheet has loaded. */
  style: string;
  /** Allows the style under a strict content policy. */
  nonce?: string;
  /** HTML for browsers without script. */
  withoutScript: string;
  /** False if the page loads the app later or never. */
  hasApp: boolean;
  /** HTML at the end of the body. */
  ending: (files: AppFiles) => string;
}

/** @param file index.html, as it was built */
export function firstHtml(file: Response, page: FirstHtml): Response {
  const files: AppFiles = { script: '', sheet: '', scanParts: '', rockParts: '', words: {}, displayFace: '' };
  const style = hasSystemFonts(page.speech.language) ? page.style + systemFonts : page.style;
  const nonce = page.nonce === undefined ? '' : ` nonce="${page.nonce}"`;
  return (
    withPreview(inLanguage(page.speech), page.preview, page.title)
      .on('head', {
        element: (head) => void head.append(`<style${nonce}>${style}</style>`, { html: true }),
      })
      .on('link[rel="stylesheet"]', {
        element: (link) => {
          files.sheet = link.getAttribute('href') ?? '';
          link.remove();
        },
      })
      // The fonts load with the style sheet; until then there are fallback fonts with the same metrics.
      .on('link[rel="preload"]', { element: (link) => void link.remove() })
      // Of no use before the app has loaded, which adds it.
      .on('link[rel="manifest"]', { element: (link) => void link.remove() })
      .on('link[rel="apple-touch-icon"]', { element: (link) => void link.remove() })
      .on('script[type="module"]', {
        element: (script) => {
          files.script = script.getAttribute('src') ?? '';
          if (page.hasApp) script.setAttribute('fetchpriority', 'low');
          else script.remove();
        },
      })
      // Written by tools/app/page-parts.ts, as the following ones.
      .on(`meta[name="${wordFilesMeta}"]`, {
        element: (meta) => {
          files.words = wordFilesIn(meta, page.speech.language);
          meta.remove();
        },
      })
      .on('meta[name="scan-parts"]', {
        element: (meta) => {
          files.scanParts = meta.getAttribute('content') ?? '';
          meta.remove();
        },
      })
      .on('meta[name="page-parts"]', {
        element: (meta) => {
          const [name, ...parts] = (meta.getAttribute('content') ?? '').split(' ');
          if (name === 'card') files.displayFace = parts[0] ?? '';
          if (name === 'rock') files.rockParts = parts.join(' ');
          meta.remove();
        },
      })
      .on('#root', {
        element: (root) => {
          for (const flag of page.flags ?? []) root.setAttribute(flag, '');
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

/** Addresses of the files with words of a language, by page. Pseudo-languages are made of English. */
export function wordFilesIn(meta: Element, wanted: Language): WordFiles {
  const language = isPseudo(wanted) ? sourceLanguage : wanted;
  const files = Object.entries(readWordFiles(meta.getAttribute('content') ?? ''));
  return Object.fromEntries(files.map(([page, names]) => [page, pathsOfWords(language, names)]));
}

/** Says on the page's root element which language it is in, its direction, and in what it measures. */
export const inLanguage = ({ language, unit, languages }: PageSpeech): HTMLRewriter =>
  new HTMLRewriter()
    .on('html', {
      element: (html) => {
        html.setAttribute('lang', language);
        html.setAttribute(unitAttribute, unit);
        if (languages.some(isPseudo)) html.setAttribute(pseudoFlag, '');
        if (directionOf(language) === 'rtl') html.setAttribute('dir', 'rtl');
      },
    })
    .on('link[rel="preload"][as="font"]', {
      element: (link) => {
        if (hasSystemFonts(language)) link.remove();
      },
    });

/** Link of a style sheet at the end of the body, where it does not block the first paint. */
export const sheetLink = (href: string) => `<link rel="stylesheet" crossorigin href="${href}">`;
