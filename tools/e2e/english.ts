// Finds English in a page of another language: texts that are no words of it.
import type { Page } from '@playwright/test';
import { isPseudo, sourceLanguage } from '../../schema/languages.ts';
import type { Words } from '../../schema/words/words.ts';

/** Names, which every language has in common, a key, and signs of units and formats. */
const names = [
  'Rockabout',
  'Rock Hunter Pro',
  'Rock Explorer',
  'Rock ID',
  'GeoNames',
  'Natural Earth',
  'OpenStreetMap',
  'Stripe',
  'Apple',
  'Cloudflare',
  'Google',
  'Microsoft',
  'Mozilla',
  'Nominatim',
  'CSV',
  'GPX',
  'ID',
  'NFC',
  'PDF',
  'Pro',
  'QR',
  'ZIP',
  'webhook',
  'Enter',
  'MB',
  'cm',
  'km',
  'mi',
  'CC BY',
] as const;

/** Japanese has no space around them. */
const namesPattern = new RegExp(
  String.raw`(?<!\p{Script=Latin})(?:${names.join('|')})(?!\p{Script=Latin})`,
  'gu',
);

/** Addresses, Rock IDs, order numbers, payment sessions, names of rocks of the demo, and dates and times as Intl writes them in English. */
const otherwiseFine =
  /\S+@\S+|https?:\S+|\b[\w.-]+\.(?:test|example|com|org)\b\S*|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\b[AP]M\b|\b[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}\b|\bR-[0-9A-Z]{8}\b|\bcs_test_\w+|localhost:\d+|\bUTC\b|\bPebble \d+|\u2068[^\u2069]*\u2069/gu;

/** Without what may be there in every language. */
const bare = (text: string) => text.replaceAll(otherwiseFine, ' ').replaceAll(namesPattern, ' ').trim();

/** All texts of a language, without those that functions make. */
function* textsIn(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null && !('$$typeof' in words))
    for (const one of Object.values(words)) yield* textsIn(one);
}

/** @returns whether a text is English, which a page in that language shows */
export function englishIn(
  language: string,
  english: Words,
  own: Words | undefined,
): (text: string) => boolean {
  // Every text of a pseudo language has brackets and accents.
  if (isPseudo(language)) return (text) => /[a-z]{2}/i.test(bare(text)) && !/[[\]~À-ÿ]/u.test(text);
  if (language === sourceLanguage || own === undefined) return () => false;
  if (/^(?:ar|hi|ja)\b/.test(language)) return (text) => /[a-z]{2}/i.test(bare(text));
  const known = new Set(textsIn(own));
  const foreign = new Set([...textsIn(english)].filter((text) => !known.has(text)));
  return (text) => /\p{L}{2}/u.test(bare(text)) && foreign.has(text);
}

/** What people read on a page, and hear, without what people wrote and what is marked as another language. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const theirs =
      'script, style, noscript, template, bdi, [dir=auto], [dir=ltr], [translate=no], time, .code, canvas, [lang]:not(html)';
    const said = new Set(
      [...document.querySelectorAll('bdi, [dir=auto]')].map((one) => one.textContent.trim()),
    );
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(theirs)) texts.push(node.nodeValue ?? '');
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.parentElement?.closest(theirs)) texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => text && !said.has(text));
  });
