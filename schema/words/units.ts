// Numbers with their unit, and moments, as each language writes them, apart from formats.ts, which every page loads.
import { sourceLanguage, type Language } from '../languages.ts';
import { localeOf } from './formats.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'foot' | 'mile' | 'kilometer';

/** The helpers of one language. */
export function unitsOf(language: Language) {
  const made = new Map<Unit, Intl.NumberFormat>();
  let short: Intl.NumberFormat | undefined;
  let size: Intl.NumberFormat | undefined;

  /** No line breaks between a number and its unit. English is as `Intl` writes it. */
  const unbroken = (text: string): string =>
    language === sourceLanguage ? text : text.replaceAll(' ', '\u00a0');

  /** '1 mile', '12 minutes' */
  function unit(count: number, name: Unit): string {
    const format =
      made.get(name) ??
      new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: name, unitDisplay: 'long' });
    made.set(name, format);
    const text = format.format(count);
    // Japanese has no spaces between a number and its unit, where CLDR has one.
    return language === 'ja' ? text.replaceAll(' ', '') : unbroken(text);
  }

  return {
    unit,
    /** '6.1 MB', and never less than 0.1. */
    megabytes: (count: number): string =>
      unbroken(
        (size ??= new Intl.NumberFormat(localeOf(language), {
          style: 'unit',
          unit: 'megabyte',
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        })).format(Math.max(0.1, count)),
      ),
    /** 12345 gives '12K'. */
    compact: (count: number): string =>
      (short ??= new Intl.NumberFormat(localeOf(language), { notation: 'compact' })).format(count),
    /** '10.1 MB': rounded up, so that a byte too many does not read as 10.0 MB. */
    fileSize: (bytes: number): string =>
      unbroken(
        new Intl.NumberFormat(localeOf(language), {
          style: 'unit',
          unit: 'megabyte',
          minimumFractionDigits: 1,
          useGrouping: false,
        }).format(Math.ceil((bytes * 10) / 1024 / 1024) / 10),
      ),
    /** '40 seconds', '12 minutes', '5 hours': rounded up. */
    wait: (seconds: number): string => {
      if (seconds <= 90) return unit(Math.ceil(seconds), 'second');
      const minutes = Math.ceil(seconds / 60);
      return minutes <= 90 ? unit(minutes, 'minute') : unit(Math.ceil(minutes / 60), 'hour');
    },
  };
}
