// Where a page that search engines list is in each language.
import { languageParam } from '../../schema/asked-language.ts';
import { languages, type Language } from '../../schema/languages.ts';
import { privacyPath, type AppPagePath } from '../../schema/pages.ts';
import { escaped } from './escaped.ts';

/** Pages with texts for everybody. */
export const readablePages = [
  '/',
  '/getting-started',
  '/explore-map',
  '/subscribe',
  '/shop',
  '/contact',
  privacyPath,
] as const satisfies readonly (AppPagePath | typeof privacyPath)[];

export const isReadable = (page: string | null): boolean => readablePages.some((one) => one === page);

/**
 * Each language with its address, and the one that follows the reader's browser; none while there is one language.
 * @param url of the page, without a query
 */
export function alternatesOf(url: string, among: readonly Language[] = languages): [string, string][] {
  if (among.length < 2) return [];
  return [
    ...among.map((language): [string, string] => [language, inAsked(url, language)]),
    ['x-default', url],
  ];
}

/** Address of a page in the language that was asked for, which is a page of its own for search engines. */
export const inAsked = (url: string, asked: Language | undefined): string =>
  asked === undefined ? url : `${url}?${languageParam}=${asked}`;

/** HTML. */
export const alternateLinks = (url: string, among?: readonly Language[]): string =>
  alternatesOf(url, among)
    .map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escaped(href)}">`)
    .join('');

/** XML, for an address of a sitemap. */
export const alternateElements = (url: string, among?: readonly Language[]): string =>
  alternatesOf(url, among)
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`)
    .join('');

/** As Open Graph writes it, with the region where most of its readers live: 'es_ES'. */
export function openGraphLocale(tag: Language): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
