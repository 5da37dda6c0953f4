// Which language a request asks for, apart from languages.ts, which every page loads.
import { languages, type Language } from './languages.ts';

/** The parameter of an address that asks for a language. */
export const languageParam = 'lang';

/** Name of the cookie with the language that a browser was set to. */
export const languageCookie = 'lang';

/** Longest value that is read at all: real browsers send less than a tenth of it. */
const longestAsked = 1000;

/**
 * 'de', 'de-AT' and 'DE_at' give 'de'; what the site does not speak, and what is no language, gives undefined.
 * @param among what the site speaks
 */
export function languageOf<L extends string = Language>(
  tag: string | undefined,
  among: readonly L[] = languages as readonly string[] as readonly L[], // L is Language by default
): L | undefined {
  const asked = tag?.trim().replaceAll('_', '-').toLowerCase() ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,7}$/.test(asked)) return undefined;
  const [primary] = asked.split('-');
  return (
    among.find((language) => language.toLowerCase() === asked) ??
    among.find((language) => language.split('-')[0] === primary)
  );
}

interface Asked {
  tag: string;
  weight: number;
}

/** @param header Accept-Language, RFC 9110 section 12.5.4; hostile ones give an empty list */
function tagsOf(header: string): string[] {
  if (header.length > longestAsked) return [];
  return header
    .split(',')
    .map((part): Asked => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim());
      const weight = parameters.find((word) => /^q=/i.test(word))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The first language of the header that the site speaks. */
export function acceptedLanguage<L extends string = Language>(
  header: string | undefined,
  among?: readonly L[],
): L | undefined {
  for (const tag of tagsOf(header ?? '')) {
    const language = languageOf(tag, among);
    if (language) return language;
  }
  return undefined;
}

/** The region of the header's first tag in this language: 'AU' of 'en-AU'. */
export function acceptedRegion(header: string | undefined, language: string): string | undefined {
  const tag = tagsOf(header ?? '').find((one) => languageOf(one, [language]) === language);
  return tag?.split(/[-_]/).find((part, at) => at > 0 && /^[a-z]{2}$/i.test(part));
}
