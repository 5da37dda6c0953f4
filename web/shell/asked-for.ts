// The language that an address of this visit has asked for. The tab keeps it, and the address is cleaned: otherwise going
// back to it, or loading it again, would undo a later choice.
import { languageParam } from '../../schema/asked-language.ts';
import { ignoreErrors } from '../lib/ignore-errors.ts';
import { spoken } from '../lib/words.ts';

const key = 'askedLanguage';

/** Also where the browser denies storage. */
let asked: string | null = null;

/** @returns whether the page's address asks for a language, for the first time */
export function takeAsked(): boolean {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageParam)) return false;
  asked = spoken.language;
  ignoreErrors(() => sessionStorage.setItem(key, spoken.language));
  url.searchParams.delete(languageParam);
  history.replaceState(history.state, '', url);
  return true;
}

/** Whether the page is in the language that was asked for. */
export const wasAsked = (): boolean =>
  spoken.language === (asked ?? ignoreErrors(() => sessionStorage.getItem(key)));

/** Something else was chosen. */
export function forgetAsked(): void {
  asked = null;
  ignoreErrors(() => sessionStorage.removeItem(key));
}
