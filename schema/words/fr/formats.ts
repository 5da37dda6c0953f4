// How French writes numbers, plurals and days, for the site itself.
import { formatsOf } from '../formats.ts';

const plain = formatsOf('fr');

/** The first day of a month has a word of its own: '1er nov. 2026', and not '1 nov. 2026'. */
export const withFirst = (day: string): string =>
  day.replace(/(?<!\d)1(?=\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/u, '1er');

export const formats: typeof plain = {
  ...plain,
  date: (at: string | number, options: Intl.DateTimeFormatOptions) => withFirst(plain.date(at, options)),
};
