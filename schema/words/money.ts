// Amounts of money as each language writes them.
import type { Language } from '../languages.ts';
import { localeOf } from './formats.ts';

/** The helpers of one language. */
export function moneyOf(language: Language) {
  const made = new Map<string, Intl.NumberFormat>();
  const formatOf = (currency: string): Intl.NumberFormat => {
    const format =
      made.get(currency) ?? new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
    made.set(currency, format);
    return format;
  };
  return {
    /** '$2.99', and '$0.00' for 0. @param cents in the currency's smallest unit */
    money: (cents: number, currency: string): string => formatOf(currency).format(cents / 100),
    /** 4.9 gives '$4.90'. */
    dollars: (amount: number): string => formatOf('USD').format(amount),
  };
}
