// Puts the rock's card into the app's page; everything else loads after it.
import style from './first.css?inline';
import { everyPage, scanPage } from '../../schema/word-files.ts';
import { firstHtml, sheetLink, type AppFiles } from './first-html.ts';
import { initialStateBlock, foundRockPage, type FoundRockView } from './found-rock-page.tsx';
import type { PageSpeech } from '../http/router.ts';
import type { PreviewTags } from './preview-tags.ts';

/**
 * The card replaces the boot screen, and its own style replaces the whole style sheet, which loads after it.
 * @param flags of `schema/boot-flags.ts`, for the app's root
 */
export function withCard(
  file: Response,
  view: FoundRockView,
  speech: PageSpeech,
  preview: PreviewTags,
  flags: readonly string[] = [],
): Response {
  const hasPhoto = typeof view.initialState.check?.imageUrl === 'string';
  return firstHtml(file, {
    speech,
    preview,
    root: foundRockPage(view, speech),
    flags,
    style,
    withoutScript: `<noscript><p class="page pb-8 text-soft">${speech.words.cards.withoutScript}</p></noscript>`,
    hasApp: !hasPhoto,
    ending: (files) => initialStateBlock(view.initialState, speech) + appAfter(files, scanPage, hasPhoto),
  });
}

/**
 * HTML that loads everything after what the worker rendered. Preloads the page's parts and words; from the app the browser would learn of
 * them a round trip later. @param hasPhoto whether it waits for the page's photo
 */
export function appAfter(files: AppFiles, page: typeof scanPage | 'rock', hasPhoto: boolean): string {
  const { words, sheet } = files;
  const parts = [words[everyPage], words[page], page === 'rock' ? files.rockParts : files.scanParts]
    .filter((part) => part)
    .join(' ');
  return (
    (hasPhoto ? afterPhoto(files, parts) : sheetLink(sheet) + ahead(parts)) +
    `<noscript>${hasPhoto ? sheetLink(sheet) : ''}${sheetLink(files.displayFace)}</noscript>`
  );
}

/** @param parts addresses separated by spaces: scripts, and images that stand in for them */
export const ahead = (parts: string) =>
  [...new Set(parts.split(' '))]
    .filter((part) => part !== '')
    .map((part) =>
      part.endsWith('.js')
        ? `<link rel="modulepreload" crossorigin fetchpriority="low" href="${part}">`
        : `<link rel="preload" as="image" href="${part}">`,
    )
    .join('');

/** web/public/after-photo.js loads everything after the photo, which would otherwise share a slow connection. */
const afterPhoto = ({ script, sheet }: AppFiles, parts: string) =>
  `<script defer src="/after-photo.js" data-app="${script}" data-look="${sheet}" data-parts="${parts}"></script>`;
