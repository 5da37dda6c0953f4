// Keeps the words of the installed parts in one language: that of the page which was loaded last.
import { matchPrecache } from 'workbox-precaching';
import {
  directionOf,
  isDistanceUnit,
  isPseudo,
  sourceLanguage,
  unitAttribute,
} from '../../schema/languages.ts';
import { wordParts, type BootWords } from '../../schema/offline.ts';
import { pathsOfWords } from '../../schema/word-files.ts';
import { boot } from '../../schema/words/en/boot.ts';

/** The app's page without anything that the worker adds. */
export const appPage = '/app';

const cacheName = 'words';
const languagePath = '/kept/language';
const unitPath = '/kept/unit';
const bootPath = '/kept/boot';

export async function keptLanguage(): Promise<string> {
  const known = await (await caches.open(cacheName)).match(languagePath);
  return known ? known.text() : sourceLanguage;
}

/** As an attribute of the page's root. */
async function keptUnit(): Promise<string> {
  const unit = await (await (await caches.open(cacheName)).match(unitPath))?.text();
  return isDistanceUnit(unit) ? ` ${unitAttribute}="${unit}"` : '';
}

/** English until a page in another language was loaded. */
export async function keptBootWords(): Promise<BootWords> {
  const known = await (await caches.open(cacheName)).match(bootPath);
  // As `keepWords` wrote them; those of an earlier version may lack some.
  return { ...boot, ...((await known?.json()) as Partial<BootWords> | undefined) };
}

/** @param page the app's page, which lists them. Pseudo-languages are made of English. */
async function wordsOf(page: Response | undefined, language: string): Promise<string[]> {
  const html = (await page?.text()) ?? '';
  const names = new RegExp(`name="${wordParts}" content="([^"]*)"`).exec(html)?.[1];
  return names ? pathsOfWords(isPseudo(language) ? sourceLanguage : language, names).split(' ') : [];
}

interface Told {
  unit?: string;
  words?: BootWords;
}

/** Those of another language, and of an earlier version, go. @param told a page of an earlier version sends less */
export async function keepWords(language: string, { unit, words }: Told = {}): Promise<void> {
  const files = await wordsOf(await matchPrecache(appPage), language);
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((file) => !kept.includes(file)));
  await cache.put(languagePath, new Response(language));
  if (unit !== undefined) await cache.put(unitPath, new Response(unit));
  if (words) await cache.put(bootPath, Response.json(words));
  const needed = [languagePath, unitPath, bootPath, ...files];
  for (const path of kept) if (!needed.includes(path)) await cache.delete(path);
}

/** With a new version, before it takes over: its words have other names. The earlier ones stay until then. */
export async function installWords(): Promise<void> {
  const files = await wordsOf(await fetch(appPage), await keptLanguage());
  await (await caches.open(cacheName)).addAll(files);
}

export const keptWords = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(request);

/** Those that the page has on its loading screen. */
const bootTexts = ['loading', 'late', 'loadAgain'] as const;

/** The app's page as the kept language has it. */
export const inKeptLanguage = async (html: string): Promise<string> => {
  const [language, unit, words] = await Promise.all([keptLanguage(), keptUnit(), keptBootWords()]);
  const worded = bootTexts.reduce((page, text) => page.replace(boot[text], () => words[text]), html);
  return worded.replace(
    '<html lang="en">',
    `<html lang="${language}" dir="${directionOf(language)}"${unit}>`,
  );
};
