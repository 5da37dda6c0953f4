// Which files have the words of a page: the build lists them in the app's page for the worker, which preloads those of
// the reader's language.

/**
 * Name of the meta elements, one for each language: 'en app /a.js, scan /b.js /c.js'. The pages have the names of
 * `schema/preload-list.ts`.
 */
export const wordFilesMeta = 'words';

/** By the name of the page: addresses separated by spaces. */
export type WordFiles = Readonly<Record<string, string>>;

/** @param content of the meta element */
export function readWordFiles(content: string): { language: string; files: WordFiles } {
  const [language = '', ...rest] = content.split(' ');
  const entries = rest.join(' ').split(', ');
  return {
    language,
    files: Object.fromEntries(
      entries.map((entry) => [entry.split(' ', 1)[0] ?? '', entry.slice(entry.indexOf(' ') + 1)]),
    ),
  };
}

/** The name under which the files stand that every page needs. */
export const everyPage = 'app';

/** The name of the Found Rock page here. */
export const scanPage = 'scan';
