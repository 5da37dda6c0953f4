// Which language a request is answered in, and its words.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  acceptedLanguage,
  acceptedRegion,
  languageCookie,
  languageOf,
  languageParam,
} from '../../schema/asked-language.ts';
import {
  distanceUnitOf,
  isDistanceUnit,
  sourceLanguage,
  unitCookie,
  type DistanceUnit,
  type Language,
} from '../../schema/languages.ts';
import { pageLanguageHeader } from '../../schema/page-language.ts';
import { spokenBy, wordsOf } from '../words.ts';
import { readCookies, writeCookie } from './cookies.ts';
import type { AppEnv } from './router.ts';

const year = 365 * 86_400_000;

/** The headers of a request by which answers differ. */
export const varying = 'Cookie, Accept-Language';

/** What the browser was set to. */
export interface Kept {
  language: Language | undefined;
  unit: DistanceUnit | undefined;
}

/** Sets the browser for a year to what is given. */
export function keepSpeech(c: Context, { language, unit }: Partial<Kept>): void {
  if (language) writeCookie(c, languageCookie, language, year);
  if (unit) writeCookie(c, unitCookie, unit, year);
}

export function keptSpeech(c: Context<AppEnv>): Kept {
  const among = spokenBy(c.var.ctx.config);
  const languages = readCookies(c, languageCookie).map((tag) => languageOf(tag, among));
  return {
    language: languages.find((language) => language !== undefined),
    unit: readCookies(c, unitCookie).find(isDistanceUnit),
  };
}

/** @param unit that somebody has chosen; else it is that of where the language is read */
async function answerIn(
  c: Context<AppEnv>,
  { language, unit }: Kept & { language: Language },
): Promise<void> {
  c.set('language', language);
  c.set('chosenUnit', unit);
  c.set('unit', unit ?? distanceUnitOf(language, acceptedRegion(c.req.header('Accept-Language'), language)));
  c.set('words', await wordsOf(language));
}

/** That of the page which makes the call, unless the answer may be kept for those of other pages. */
function pageLanguage(c: Context<AppEnv>): Language | undefined {
  const { method } = c.req;
  const mayBeShared = (method === 'GET' || method === 'HEAD') && c.req.header('Cookie') === undefined;
  return mayBeShared ? undefined : languageOf(c.req.header(pageLanguageHeader), c.var.languages);
}

/** Whether the answer is a page, or leads to one, and no cache keeps it for others. */
function isOwnPage(c: Context<AppEnv>): boolean {
  const { status, headers } = c.res;
  if (c.req.method !== 'GET' || headers.get('Cache-Control')?.includes('s-maxage')) return false;
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return c.var.page !== undefined || isHtml || (status > 300 && status < 304);
}

/**
 * What is known without a member: the language that the address asks for, which the browser then keeps; else that of the
 * page which makes the call; else what the browser was set to counts, or its own.
 */
export const speak = createMiddleware<AppEnv>(async (c, next) => {
  const among = spokenBy(c.var.ctx.config);
  const asked = languageOf(c.req.query(languageParam), among);
  c.set('languages', among);
  const kept = keptSpeech(c);
  const header = c.req.header('Accept-Language');
  const ofPage = pageLanguage(c);
  const language = asked ?? ofPage ?? kept.language ?? acceptedLanguage(header, among) ?? sourceLanguage;
  await answerIn(c, { language, unit: kept.unit });
  c.set('isLanguageSet', (asked ?? ofPage) !== undefined);
  if (asked) c.set('askedLanguage', asked);
  c.var.ctx.heed = (member) => speakTo(c, member);
  await next();
  if (asked !== undefined && asked !== kept.language && isOwnPage(c)) keepSpeech(c, { language: asked });
});

/** After a choice. @returns the unit, which goes by the language where nobody has chosen one */
export async function speakAnew(
  c: Context<AppEnv>,
  { language = c.var.language, unit = c.var.chosenUnit }: Partial<Kept>,
): Promise<DistanceUnit> {
  await answerIn(c, { language, unit });
  return c.var.unit;
}

interface Profile {
  language: string | null;
  distanceUnit: string | null;
}

/**
 * Once the member is read: their profile counts, and not what the browser was set to. That is set anew, since pages that
 * read no store know nothing else; but not by a call of a page in another language, which somebody has asked for.
 */
export async function speakTo(c: Context<AppEnv>, profile: Profile): Promise<void> {
  const kept = keptSpeech(c);
  const unit = isDistanceUnit(profile.distanceUnit) ? profile.distanceUnit : kept.unit;
  if (unit !== kept.unit) keepSpeech(c, { unit });
  const own = languageOf(profile.language ?? undefined, spokenBy(c.var.ctx.config));
  const language = c.var.isLanguageSet || !own ? c.var.language : own;
  const isOwnSpoken = language === own && c.var.askedLanguage === undefined;
  if (language !== c.var.language || (isOwnSpoken && language !== (kept.language ?? language)))
    keepSpeech(c, { language });
  await answerIn(c, { language, unit });
}
