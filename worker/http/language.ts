// Which language a request is answered in, and its words.
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  acceptedLanguage,
  distanceUnitOf,
  languageCookie,
  languageOf,
  languageParam,
  languages,
  pseudoLanguages,
  sourceLanguage,
  type Language,
} from '../../schema/languages.ts';
import { wordsOf } from '../words.ts';
import { readCookie, writeCookie } from './cookies.ts';
import type { AppEnv } from './router.ts';

const year = 365 * 86_400_000;

/** The headers of a request by which answers differ. */
export const varying = 'Cookie, Accept-Language';

/** Sets the browser's language for a year. */
export const keepLanguage = (c: Context, language: Language) =>
  writeCookie(c, languageCookie, language, year);

/** A site for tests speaks more. */
const spoken = ({ var: { ctx } }: Context<AppEnv>): readonly Language[] =>
  ctx.config.isPseudoSpoken ? [...languages, ...pseudoLanguages] : languages;

/** An address can ask for a language, which the browser then keeps; else what it was set to counts, or its own. */
export const speak = createMiddleware<AppEnv>(async (c, next) => {
  const among = spoken(c);
  const asked = languageOf(c.req.query(languageParam), among);
  // Of a member it is the language of their profile.
  const kept = languageOf(readCookie(c, languageCookie), among);
  const language =
    asked ?? kept ?? acceptedLanguage(c.req.header('Accept-Language'), among) ?? sourceLanguage;
  c.set('language', language);
  c.set('unit', distanceUnitOf(language));
  c.set('words', await wordsOf(language));
  await next();
  const isPage = c.req.method === 'GET' && c.var.page !== undefined;
  if (asked !== undefined && asked !== kept && isPage) keepLanguage(c, asked);
});
