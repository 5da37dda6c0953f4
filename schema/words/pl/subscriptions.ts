// The words of en/subscriptions.ts in Polish.
import type { Words } from '../words.ts';
import { date } from './intl.ts';
import { money } from './money.ts';
import { plans } from './plans.ts';

type Plan = keyof typeof plans.names;

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'Subskrypcje premium już wkrótce',
  manual: 'Ten plan został przyznany ręcznie. Żeby coś zmienić, napisz do pomocy.',
  nothingToCancel: 'Nie masz subskrypcji, którą można anulować',
  nothingToReactivate: 'Nie masz anulowanej subskrypcji, którą można wznowić',
  noBilling: 'Nie ma tu jeszcze twoich kart ani faktur',
  proOnly: 'To część Rock Hunter Pro',
  plan: 'Wybierz plan miesięczny albo roczny',
  returnAddress: 'Płatność wraca tylko na nasze własne strony',
  paymentsDown: 'Płatności odpoczywają. Nic nie zostało pobrane. Spróbuj ponownie za chwilę.',
  already: 'Masz już Rock Hunter Pro',
  tooMany: 'To dużo płatności w krótkim czasie. Poczekaj chwilę i spróbuj ponownie.',
  checkoutOpen: 'Właśnie zaczyna się inna twoja płatność. Spróbuj ponownie za chwilę.',
  badSignature: 'Tego nie podpisał operator płatności',
  missing: 'Operator płatności nie zna tej płatności',
  redirecting: 'Dalej na stronie płatności',
  paidEmail: {
    subject: 'Twój Rock Hunter Pro jest opłacony',
    thanks: (plan: Plan) => `Dziękujemy. Rock Hunter Pro jest opłacony: ${plans.names[plan]}.`,
    whatNext: (productName: string, email: string) =>
      `Zaloguj się do ${productName} tym adresem, ${email}, w dowolnej przeglądarce: od tej chwili plan jest twój. Jeśli nie masz jeszcze konta, logowanie je założy, i to bezpłatnie.`,
    signIn: 'Zaloguj się',
    canCancel:
      'Możesz w każdej chwili anulować plan w swoim profilu i korzystać z niego do końca opłaconego okresu.',
  },
  duplicateEmail: {
    subject: 'Twój drugi plan Rock Hunter Pro jest zakończony',
    heading: 'Twój drugi plan jest zakończony',
    ended: (plan: Plan) =>
      `Rock Hunter Pro był już twój, gdy kupiono dla ciebie drugi plan: ${plans.names[plan]}. Zakończyliśmy go od razu. Nic więcej nie zostanie za niego pobrane.`,
    refunded: (cents: number) =>
      `Kwota ${money(cents, 'usd')} wróciła tą samą drogą, którą przyszła płatność. Banki pokazują ją po 5 do 10 dniach.`,
    notRefunded: (supportEmail: string) =>
      `Nic jeszcze za niego nie zwrócono. Jeśli pobrano za niego opłatę, napisz na ${supportEmail}.`,
    firstStays: 'Twój poprzedni plan zostaje bez zmian.',
    firstGoesOn: (plan: Plan) => `Twój pierwszy plan (${plans.names[plan]}) trwa jak dotąd.`,
    firstEnds: (plan: Plan, at: number) =>
      `Twój pierwszy plan (${plans.names[plan]}) jest anulowany i kończy się ${date(at, { dateStyle: 'long', timeZone: 'UTC' })}. Możesz go wznowić w swoim profilu, w zakładce „Subskrypcja”.`,
    isWrong: 'Coś się nie zgadza? Odpowiedz na tego e-maila.',
  },
};
