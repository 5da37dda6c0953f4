// Which files have the words of a page: the build lists them in the app's page for the worker, which preloads those of
// the reader's language.

/**
 * Name of the meta element: 'app first-0123456, scan finds-0123456'. The pages have the names of
 * `schema/preload-list.ts`, and a file has the same name in each language.
 */
export const wordFilesMeta = 'words';

/** Names of files separated by spaces, by the name of the page. */
export type WordFiles = Readonly<Record<string, string>>;

/** @param content of the meta element */
export function readWordFiles(content: string): WordFiles {
  return Object.fromEntries(
    content.split(', ').map((entry) => [entry.split(' ', 1)[0] ?? '', entry.slice(entry.indexOf(' ') + 1)]),
  );
}

/** @param name 'finds-0123456' */
export const pathOfWords = (language: string, name: string): string => `/assets/words/${language}/${name}.js`;

/** Addresses separated by spaces. @param names separated by spaces, as the lists have them */
export const pathsOfWords = (language: string, names: string | undefined): string =>
  (names ?? '')
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => pathOfWords(language, name))
    .join(' ');

/** The name under which the files stand that every page needs. */
export const everyPage = 'app';

/** The name of the Found Rock page here. */
export const scanPage = 'scan';
