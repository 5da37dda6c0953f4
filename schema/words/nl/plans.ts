// The words of en/plans.ts in Dutch.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['Zoveel stenen registreren als je wilt', 'De hele reis van een steen zien'];

const alreadySubscribed = 'Je hebt al een abonnement';
const subscriptionError = 'Fout bij het abonnement';

export const plans: Words['plans'] = {
  names: { monthly: 'Maandabonnement', yearly: 'Jaarabonnement' },
  start: { monthly: 'Start maandabonnement', yearly: 'Start jaarabonnement' },
  ofMember: {
    free: 'GRATIS',
    premium: 'PRO-ABONNEMENT',
    monthly: 'MAANDABONNEMENT',
    yearly: 'JAARABONNEMENT',
  },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: 'per maand', yearly: 'per jaar', free: 'voor altijd' },
  freePrice: 'US$ 0',
  orYearly: (yearly: string) => `per maand, of ${yearly} per jaar`,
  freeName: 'Gratis',
  freeFeatures: [...shared, 'Stenen volgen', 'Kaart (alleen stippen)', 'QR-code en Rock ID'],
  notInFree: [
    'Nieuwste stenen van iedereen',
    'Afstanden in cijfers',
    'Kaart om op te tikken',
    'Gegevens als CSV',
    'Bijzondere ontwerpen',
    'Hulp met voorrang',
  ],
  notInFreeTitle: 'Niet bij gratis',
  notIncluded: 'Niet inbegrepen: ',
  sharedFeatures: [...shared, 'QR-code en Rock ID'],
  addedByPro: [
    'Stenen uitgebreid volgen',
    'Hele kaart om te verkennen',
    'Nieuwste stenen van iedereen',
    'Afstanden in cijfers',
    'Kaart om op te tikken',
    'Gegevens als CSV',
    'Bijzondere ontwerpen',
    'Hulp met voorrang',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro, per maand of per jaar',
  bestValue: 'VOORDELIGST',
  saving: (percent: number) => `${percent}% goedkoper dan per maand!`,
  starting: 'Een moment…',
  opening: 'Openen…',
  continueFree: 'Gratis verder',
  toDashboard: 'Naar de startpagina',
  backToDashboard: 'Terug naar de startpagina',
  period: {
    renews: (day: string) => `Wordt verlengd op ${day}.`,
    trial: (day: string) => `Je proeftijd loopt tot ${day}.`,
    until: (day: string) => `Van jou tot ${day}.`,
    ended: (day: string) => `Gestopt op ${day}.`,
  },
  page: {
    heading: 'Abonnement',
    choose: 'Kies hoe je wilt meedoen',
    lead: 'Beschilder, verstop en vind zoveel stenen als je wilt, voor altijd gratis. Rock Hunter Pro laat zien waar ze allemaal naartoe gingen, en opent de tafel waar iedereen elkaar ontmoet.',
    toHome: 'Terug naar het begin',
    failed: 'We konden de abonnementen niet opzoeken.',
    waiting: 'Wachten op nieuws over je betaling…',
    thanks: 'Dankjewel',
    lastPlan: 'Je laatste abonnement',
    another: 'Een nieuw kan beginnen wanneer je maar wilt.',
    anotherAfter: (period: string) => `${period} Een nieuw kan beginnen wanneer je maar wilt.`,
    paidAlready: <T>(link: (words: string) => T) => [
      'Al betaald? ',
      link('Log in met het adres waarmee je hebt betaald'),
      ', en je abonnement staat klaar.',
    ],
  },
  soon: {
    title: 'Abonnementen komen binnenkort',
    lead: (monthly: string, yearly: string) =>
      `Rock Explorer is altijd gratis, met zoveel stenen als je wilt. Rock Hunter Pro komt binnenkort voor ${monthly} per maand of ${yearly} per jaar, met:`,
  },
  own: {
    headings: { member: 'Jij hebt Pro', ending: 'Je abonnement loopt af', unpaid: 'Je abonnement wacht' },
    ending:
      'Je abonnement is opgezegd. Alles wat erbij hoort, blijft tot dan van jou, en je stenen en hun reizen blijven altijd van jou.',
    backToRock: 'Terug naar de steen in je hand',
    allYours: 'Dit is allemaal van jou',
    stillYours: 'Nog steeds van jou',
    open: 'Cijfers, bestanden en ontwerpen openen',
    lookUpFailed: 'We konden je abonnement niet opzoeken.',
  },
  unpaid: {
    title: 'De laatste betaling is niet gelukt',
    hasAccess: 'Alles blijft nog een paar dagen open. Controleer je kaart.',
    isClosed: 'Rock Hunter Pro gaat weer open zodra het lukt. Controleer je kaart.',
  },
  billing: 'Kaart en facturen',
  billingFailed: {
    title: subscriptionError,
    description: 'Je kaart en facturen konden niet geopend worden. Probeer het opnieuw.',
  },
  reactivate: 'Toch doorgaan',
  reactivating: 'Bezig…',
  reactivated: { title: 'Je abonnement gaat door', description: 'Het wordt verlengd zoals eerst.' },
  reactivateFailed: {
    title: subscriptionError,
    description: 'Je abonnement kon niet doorgaan. Probeer het opnieuw.',
  },
  giveYourself: {
    text: 'Jij zorgt voor deze community, dus er valt niets te betalen: geef jezelf Rock Hunter Pro met de hand, in de ledenlijst.',
    link: 'Geef jezelf Pro',
  },
  upsell: {
    everythingAnd: 'Alles van Rock Explorer, en:',
    upgrade: 'Neem Pro',
    signIn: 'Inloggen',
  },
  card: {
    heading: 'Rond je abonnement af',
    form: 'Betalen met kaart',
    loading: 'Kaartformulier laden…',
    subscribe: 'Abonneren',
    subscribing: 'Abonneren…',
    failed: 'Betalen lukte niet',
    noAnswer: 'De betaalpagina gaf geen antwoord. Probeer het opnieuw.',
    canTryAgain: (refusal: string) =>
      `${refusal} Je kunt het opnieuw proberen, een andere kaart nemen, of opnieuw beginnen met “Ander abonnement kiezen”.`,
    whereItGoes: {
      monthly:
        'Je kaart gaat naar Stripe, onze betaaldienst, en nooit naar ons. Het abonnement wordt elke maand verlengd tot je het opzegt, en dat kost twee klikken.',
      yearly:
        'Je kaart gaat naar Stripe, onze betaaldienst, en nooit naar ons. Het abonnement wordt elk jaar verlengd tot je het opzegt, en dat kost twee klikken.',
    },
    back: 'Ander abonnement kiezen',
    opens: 'Wat Rock Hunter Pro opent',
    missing:
      'Het kaartformulier is niet geladen. Dat kan komen door een zwakke verbinding of een blokkering. Er is niets afgeschreven, en je kunt ook betalen op de pagina van onze betaaldienst zelf.',
    hosted: 'Betalen op de betaalpagina',
  },
  noCheckout: 'De betaling kon niet gestart worden',
  setupFailed: {
    title: 'Fout bij het betalen',
    description: 'De betaling kon niet beginnen. Probeer het opnieuw.',
  },
  successful: {
    title: 'Betaling gelukt',
    description: 'Rock Hunter Pro is van jou. Bedankt dat je de stenen laat rollen.',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description: 'Je had al Rock Hunter Pro. Het tweede abonnement is gestopt, en je krijgt het geld terug.',
  },
  canceled: {
    title: 'Betaling geannuleerd',
    description: 'Er is niets afgeschreven. De abonnementen zijn er als je wilt.',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'De aankoop is gedaan met een ander e-mailadres. Log daarmee in.',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'Je hebt al Rock Hunter Pro. Er is niets afgeschreven.',
  },
  received: {
    heading: 'Betaling gelukt!',
    toSignIn: 'Je gaat nu inloggen met het adres waarmee je hebt betaald…',
  },
  unconfirmed: {
    title: 'Je betaling wordt bevestigd',
    retry: 'Nog eens kijken',
    accepted:
      'Je kaart is geaccepteerd, en je abonnement is er over een minuut of twee. Je kunt intussen gewoon verder.',
    notHeard:
      'We hebben nog niets gehoord van onze betaaldienst. Heb je betaald, dan is je abonnement er over een minuut of twee. Zo niet, dan is er niets afgeschreven.',
  },
  elsewhere: {
    title: 'Betaald met een ander e-mailadres',
    signIn: 'Inloggen met het andere adres',
    notMine: 'Ik heb het niet gekocht',
    whatToDo: <T>(support: T) => [
      'Het abonnement dat in deze browser is gekocht, hoort bij het adres waarmee is betaald. Log daarmee in, of schrijf naar ',
      support,
      '.',
    ],
    subject: 'Vraag over mijn abonnement',
  },
};
