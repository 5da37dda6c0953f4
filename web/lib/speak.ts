// Shows the app in another language. What was typed stays.
import { directionOf, type Language } from '../../schema/languages.ts';
import { hasAll, listeners, loadAll, spoken } from './words.ts';

let latest: Language | undefined;

/** Once all its words are here. Of two calls the later one counts. */
export async function speak(next: Language): Promise<void> {
  latest = next;
  let isWhole = hasAll(next);
  while (!isWhole) {
    await loadAll(next);
    if (latest !== next) return;
    // Modules that have arrived meanwhile brought nouns of their own, in the language before.
    isWhole = hasAll(next);
  }
  spoken.language = next;
  document.documentElement.lang = next;
  document.documentElement.dir = directionOf(next);
  for (const listener of listeners) listener();
}
