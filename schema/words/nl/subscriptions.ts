// The words of en/subscriptions.ts in Dutch.
import type { Words } from '../words.ts';
import { date } from './intl.ts';
import { money } from './money.ts';
import { plans } from './plans.ts';

type Plan = keyof typeof plans.names;

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'Abonnementen komen binnenkort',
  manual: 'Dit abonnement wordt met de hand geregeld. Schrijf ons als je iets wilt wijzigen.',
  nothingToCancel: 'Je hebt geen abonnement om op te zeggen',
  nothingToReactivate: 'Je hebt geen opgezegd abonnement dat door kan gaan',
  noBilling: 'Er zijn nog geen kaarten of facturen van jou',
  proOnly: 'Dit hoort bij Rock Hunter Pro',
  plan: 'Kies het maandabonnement of het jaarabonnement',
  returnAddress: 'Een betaling komt alleen terug op onze eigen pagina’s',
  paymentsDown: 'Het betalen rust even uit. Er is niets afgeschreven. Probeer het zo nog eens.',
  already: 'Je hebt al Rock Hunter Pro',
  tooMany: 'Dat waren veel betalingen in korte tijd. Wacht even en probeer het opnieuw.',
  checkoutOpen: 'Er wordt net al een betaling van je gestart. Probeer het zo nog eens.',
  badSignature: 'Dit is niet ondertekend door de betaaldienst',
  missing: 'De betaaldienst kent deze betaling niet',
  redirecting: 'Ga verder op de betaalpagina',
  paidEmail: {
    subject: 'Je Rock Hunter Pro is betaald',
    thanks: (plan: Plan) => `Dankjewel. Je hebt betaald voor Rock Hunter Pro: ${plans.names[plan]}.`,
    whatNext: (productName: string, email: string) =>
      `Log in bij ${productName} met dit adres, ${email}, in welke browser je maar wilt: vanaf dan is het abonnement van jou. Heb je nog geen account? Dan krijg je er een als je inlogt, en het is gratis.`,
    signIn: 'Inloggen',
    canCancel:
      'Je kunt altijd opzeggen in je profiel, en behoudt het tot het einde van de tijd waarvoor je hebt betaald.',
  },
  duplicateEmail: {
    subject: 'Je tweede abonnement op Rock Hunter Pro is gestopt',
    heading: 'Je tweede abonnement is gestopt',
    ended: (plan: Plan) =>
      `Je had al Rock Hunter Pro toen er een tweede abonnement voor je werd gekocht: ${plans.names[plan]}. We hebben het meteen gestopt. Er wordt niets meer voor afgeschreven.`,
    refunded: (cents: number) =>
      `${money(cents, 'usd')} ging terug zoals het betaald was. Bij banken duurt het 5 tot 10 dagen voor je het ziet.`,
    notRefunded: (supportEmail: string) =>
      `Er is nog niets voor terugbetaald. Is er wel iets afgeschreven, schrijf dan naar ${supportEmail}.`,
    firstStays: 'Het abonnement dat je al had, blijft zoals het is.',
    firstGoesOn: (plan: Plan) => `Je eerste abonnement gaat door zoals eerst: ${plans.names[plan]}.`,
    firstEnds: (plan: Plan, at: number) =>
      `Je eerste abonnement (${plans.names[plan]}) is opgezegd en stopt op ${date(at, { dateStyle: 'long', timeZone: 'UTC' })}. Je kunt het laten doorgaan in je profiel, bij “Abonnement”.`,
    isWrong: 'Klopt er iets niet? Antwoord dan op deze e-mail.',
  },
};
