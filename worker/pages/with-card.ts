// The app's page with the rock's card in it, and everything else behind that.
import { foundRockWords } from '../../schema/found-rock-words.ts';
import style from './first.css?inline';
import { firstHtml, sheetLink, type AppFiles } from './first-html.ts';
import { initialStateBlock, foundRockPage, type FoundRockView } from './found-rock-page.tsx';

/**
 * The card in place of the boot, its style in place of the whole style sheet, which comes after it.
 * @param marks of `schema/boot-flags.ts`, for the app's root
 */
export function withCard(file: Response, view: FoundRockView, marks: readonly string[] = []): Response {
  const hasPhoto = typeof view.initialState.check?.imageUrl === 'string';
  return firstHtml(file, {
    title: `${foundRockWords.heading} · ${view.productName}`,
    root: foundRockPage(view),
    flags: marks,
    style,
    withoutScript,
    hasApp: !hasPhoto,
    ending: (files) => initialStateBlock(view.initialState) + (hasPhoto ? afterPhoto(files) : withApp(files)),
  });
}

/** The browser would hear of the parts from the app, a round trip later. */
const withApp = ({ sheet, scanParts }: AppFiles) => sheetLink(sheet) + ahead(scanParts);

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
const afterPhoto = ({ script, sheet, scanParts }: AppFiles) =>
  `<script defer src="/after-photo.js" data-app="${script}" data-look="${sheet}" data-parts="${scanParts}"></script>`;

const withoutScript =
  '<noscript><p class="page pb-8 text-soft">You can look rocks up and mark them as found without JavaScript. Your rocks and the map need it.</p></noscript>';
