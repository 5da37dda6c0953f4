// Keeps the words of the installed parts in one language: that of the page which was loaded last.
import { matchPrecache } from 'workbox-precaching';
import { directionOf, isPseudo, sourceLanguage } from '../../schema/languages.ts';
import { wordParts } from '../../schema/offline.ts';
import { pathsOfWords } from '../../schema/word-files.ts';

/** The app's page without anything that the worker adds. */
export const appPage = '/app';

const cacheName = 'words';
const languagePath = '/kept/language';

export async function keptLanguage(): Promise<string> {
  const known = await (await caches.open(cacheName)).match(languagePath);
  return known ? known.text() : sourceLanguage;
}

/** @param page the app's page, which lists them. Pseudo-languages are made of English. */
async function wordsOf(page: Response | undefined, language: string): Promise<string[]> {
  const html = (await page?.text()) ?? '';
  const names = new RegExp(`name="${wordParts}" content="([^"]*)"`).exec(html)?.[1];
  return names ? pathsOfWords(isPseudo(language) ? sourceLanguage : language, names).split(' ') : [];
}

/** Those of another language, and of an earlier version, go. */
export async function keepWords(language: string): Promise<void> {
  const files = await wordsOf(await matchPrecache(appPage), language);
  const cache = await caches.open(cacheName);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(files.filter((file) => !kept.includes(file)));
  await cache.put(languagePath, new Response(language));
  for (const path of kept) if (path !== languagePath && !files.includes(path)) await cache.delete(path);
}

/** With a new version, before it takes over: its words have other names. The earlier ones stay until then. */
export async function installWords(): Promise<void> {
  const files = await wordsOf(await fetch(appPage), await keptLanguage());
  await (await caches.open(cacheName)).addAll(files);
}

export const keptWords = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(request);

/** The app's page as the kept language has it. */
export const inKeptLanguage = async (html: string): Promise<string> => {
  const language = await keptLanguage();
  return html.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`);
};
