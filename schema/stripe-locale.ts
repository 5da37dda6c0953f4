// In which language the payment provider's pages speak.
import type { Language } from './languages.ts';

/** Of its list for Checkout, those that we speak: https://docs.stripe.com/js/appendix/supported_locales */
const known = ['en', 'es', 'fr', 'de', 'pt-BR', 'nl', 'pl', 'ja'] as const;

/** 'auto' is that of the browser: it has no page in Arabic and Hindi. */
export const stripeLocale = (language: Language): (typeof known)[number] | 'auto' =>
  known.find((locale) => locale === (language as string)) ?? 'auto';
