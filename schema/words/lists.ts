// Lists as each language writes them.
import type { Language } from '../languages.ts';
import { localeOf } from './formats.ts';

/** The helper of one language. */
export function listsOf(language: Language) {
  let format: Intl.ListFormat | undefined;
  return {
    /** 'Sun, Moon, and Stars' */
    list: (items: readonly string[]): string =>
      (format ??= new Intl.ListFormat(localeOf(language))).format(items),
  };
}
