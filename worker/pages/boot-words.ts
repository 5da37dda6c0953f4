// The words of index.html before the app has loaded, and without script. They stand there in English.
import { sourceLanguage, type Language } from '../../schema/languages.ts';
import type { Words } from '../../schema/words/words.ts';
import { escaped } from './escaped.ts';

/** @param page the app's page */
export function inBootWords(page: Response, language: Language, { boot }: Words): Response {
  if (language === sourceLanguage || page.body === null) return page;
  return new HTMLRewriter()
    .on('.boot > p:first-child', { element: (text) => void text.setInnerContent(boot.loading) })
    .on('.boot-late', {
      element: (text) =>
        void text.setInnerContent(
          `${escaped(boot.late)} <a href="" class="link">${escaped(boot.loadAgain)}</a>`,
          { html: true },
        ),
    })
    .on('noscript', {
      element: (text) =>
        void text.setInnerContent(`<p class="boot">${escaped(boot.withoutScript)}</p>`, { html: true }),
    })
    .transform(page);
}
