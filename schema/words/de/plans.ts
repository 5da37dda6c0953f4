// The words of en/plans.ts in German.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['Unbegrenzt Steine registrieren', 'Reise jedes Steins ansehen'];
const alreadySubscribed = 'Du hast schon ein Abo';
const subscriptionError = 'Fehler beim Abo';

export const plans: Words['plans'] = {
  names: { monthly: 'Monatsabo', yearly: 'Jahresabo' },
  start: { monthly: 'Monatsabo starten', yearly: 'Jahresabo starten' },
  ofMember: { free: 'KOSTENLOS', premium: 'PREMIUM-ABO', monthly: 'MONATSABO', yearly: 'JAHRESABO' },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: 'pro Monat', yearly: 'pro Jahr', free: 'für immer' },
  freePrice: '0 $',
  orYearly: (yearly: string) => `pro Monat, oder ${yearly} pro Jahr`,
  freeName: 'Kostenlos',
  freeFeatures: [...shared, 'Steinen einfach folgen', 'Karte (nur Punkte)', 'QR-Code und Rock ID'],
  notInFree: [
    'Neues aus der Gemeinschaft',
    'Auswertung der Entfernungen',
    'Karte zum Antippen',
    'Daten als CSV',
    'Besondere Malvorlagen',
    'Bevorzugte Hilfe',
  ],
  notInFreeTitle: 'Nicht kostenlos dabei',
  notIncluded: 'Nicht dabei: ',
  sharedFeatures: [...shared, 'QR-Code und Rock ID'],
  addedByPro: [
    'Steinen genauer folgen',
    'Ganze Karte zum Erkunden',
    'Neues aus der Gemeinschaft',
    'Auswertung der Entfernungen',
    'Karte zum Antippen',
    'Daten als CSV',
    'Besondere Malvorlagen',
    'Bevorzugte Hilfe',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro, monatlich oder jährlich',
  bestValue: 'AM GÜNSTIGSTEN',
  saving: (percent: number) => `Spare ${percent} % gegenüber monatlich!`,
  starting: 'Einen Moment …',
  opening: 'Öffnet sich …',
  continueFree: 'Kostenlos weiter',
  toDashboard: 'Weiter zur Übersicht',
  backToDashboard: 'Zurück zur Übersicht',
  period: {
    renews: (day: string) => `Verlängert sich am ${day}.`,
    trial: (day: string) => `Dein Probeabo geht bis ${day}.`,
    until: (day: string) => `Gehört dir bis ${day}.`,
    ended: (day: string) => `Zu Ende seit ${day}.`,
  },
  page: {
    heading: 'Abo',
    choose: 'Wie groß wird dein Abenteuer?',
    lead: 'Bemale, verstecke und finde so viele Steine, wie du magst, für immer kostenlos. Rock Hunter Pro zeigt dir, wohin sie alle gereist sind, und öffnet den Tisch, an dem sich alle treffen.',
    toHome: 'Zur Startseite',
    failed: 'Wir konnten die Abos nicht laden.',
    waiting: 'Wir warten auf Nachricht von deiner Zahlung …',
    thanks: 'Danke',
    lastPlan: 'Dein letztes Abo',
    another: 'Ein neues kann beginnen, wann du magst.',
    anotherAfter: (period: string) => `${period} Ein neues kann beginnen, wann du magst.`,
    paidAlready: <T>(link: (words: string) => T) => [
      'Schon bezahlt? ',
      link('Melde dich mit der Adresse an, mit der du bezahlt hast'),
      ', und dein Abo ist da.',
    ],
  },
  soon: {
    title: 'Das Premium-Abo kommt bald',
    lead: (monthly: string, yearly: string) =>
      `Rock Explorer ist für immer kostenlos, mit so vielen Steinen, wie du magst. Rock Hunter Pro kommt bald, für ${monthly} pro Monat oder ${yearly} pro Jahr, mit:`,
  },
  own: {
    headings: {
      member: 'Premium-Mitglied',
      ending: 'Dein Abo endet',
      unpaid: 'Dein Abo wartet',
    },
    ending:
      'Dein Abo ist gekündigt. Bis dahin gehört dir alles, was dazugehört. Deine Steine und ihre Reisen bleiben dir für immer.',
    backToRock: 'Zurück zum Stein in deiner Hand',
    allYours: 'Das alles gehört dir',
    stillYours: 'Gehört dir noch',
    open: 'Auswertung, Daten und Vorlagen öffnen',
    lookUpFailed: 'Wir konnten dein Abo nicht laden.',
  },
  unpaid: {
    title: 'Die letzte Zahlung hat nicht geklappt',
    hasAccess: 'Ein paar Tage bleibt alles offen. Bitte sieh nach deiner Karte.',
    isClosed: 'Rock Hunter Pro öffnet sich wieder, sobald sie klappt. Bitte sieh nach deiner Karte.',
  },
  billing: 'Karte und Rechnungen',
  billingFailed: {
    title: subscriptionError,
    description: 'Deine Karte und Rechnungen ließen sich nicht öffnen. Bitte versuch es noch einmal.',
  },
  reactivate: 'Fortsetzen',
  reactivating: 'Wird fortgesetzt …',
  reactivated: {
    title: 'Dein Abo geht weiter',
    description: 'Dein Abo läuft und verlängert sich wie vorher.',
  },
  reactivateFailed: {
    title: subscriptionError,
    description: 'Dein Abo ließ sich nicht fortsetzen. Bitte versuch es noch einmal.',
  },
  giveYourself: {
    text: 'Du kümmerst dich um diese Gemeinschaft und musst nichts zahlen: Gib dir Rock Hunter Pro von Hand, in der Liste der Mitglieder.',
    link: 'Mir selbst Pro geben',
  },
  upsell: {
    everythingAnd: 'Alles aus Rock Explorer, und dazu:',
    upgrade: 'Auf Pro wechseln',
    signIn: 'Anmelden',
  },
  card: {
    heading: 'Abo abschließen',
    form: 'Zahlung mit Karte',
    loading: 'Das Formular lädt …',
    subscribe: 'Abonnieren',
    subscribing: 'Wird abonniert …',
    failed: 'Zahlung fehlgeschlagen',
    noAnswer: 'Die Seite zum Bezahlen hat nicht geantwortet. Bitte versuch es noch einmal.',
    canTryAgain: (refusal: string) =>
      `${refusal} Du kannst es noch einmal versuchen, eine andere Karte nehmen oder mit „Anderes Abo wählen“ neu anfangen.`,
    whereItGoes: {
      monthly:
        'Deine Karte geht an Stripe, unseren Zahlungsdienst, und nie an uns. Das Abo verlängert sich jeden Monat, bis du es kündigst. Das geht mit zwei Klicks.',
      yearly:
        'Deine Karte geht an Stripe, unseren Zahlungsdienst, und nie an uns. Das Abo verlängert sich jedes Jahr, bis du es kündigst. Das geht mit zwei Klicks.',
    },
    back: 'Anderes Abo wählen',
    opens: 'Was Rock Hunter Pro öffnet',
    missing:
      'Das Formular wurde nicht geladen. Vielleicht hält eine schwache Verbindung oder ein Blocker es auf. Es wurde nichts abgebucht, und du kannst stattdessen direkt auf der Seite unseres Zahlungsdienstes bezahlen.',
    hosted: 'Auf der Zahlungsseite bezahlen',
  },
  noCheckout: 'Das Bezahlen ließ sich nicht starten',
  setupFailed: {
    title: 'Bezahlen nicht möglich',
    description: 'Die Zahlung ließ sich nicht vorbereiten. Bitte versuch es noch einmal.',
  },
  successful: {
    title: 'Die Zahlung hat geklappt',
    description: 'Rock Hunter Pro gehört dir. Danke, dass du die Steine ins Rollen bringst.',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description:
      'Du hattest Rock Hunter Pro schon. Das zweite Abo ist beendet, und dein Geld dafür kommt zurück.',
  },
  canceled: {
    title: 'Zahlung abgebrochen',
    description: 'Es wurde nichts abgebucht. Die Abos sind da, wann immer du magst.',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'Der Kauf gehört zu einer anderen E-Mail-Adresse. Melde dich mit ihr an.',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'Du hast Rock Hunter Pro schon. Es wurde nichts abgebucht.',
  },
  received: {
    heading: 'Die Zahlung hat geklappt!',
    toSignIn: 'Gleich kannst du dich mit der Adresse anmelden, mit der du bezahlt hast …',
  },
  unconfirmed: {
    title: 'Deine Zahlung wird gerade bestätigt',
    retry: 'Nachsehen',
    accepted:
      'Deine Karte wurde angenommen, und dein Abo ist in ein bis zwei Minuten da. Du kannst inzwischen weitermachen.',
    notHeard:
      'Wir haben von unserem Zahlungsdienst noch nichts gehört. Wenn du bezahlt hast, ist dein Abo in ein bis zwei Minuten da. Wenn nicht, wurde nichts abgebucht.',
  },
  elsewhere: {
    title: 'Mit einer anderen E-Mail-Adresse bezahlt',
    signIn: 'Mit der anderen Adresse anmelden',
    notMine: 'Das war ich nicht',
    whatToDo: <T>(support: T) => [
      'Das Abo, das in diesem Browser gekauft wurde, gehört zu der Adresse, mit der es bezahlt wurde. Melde dich mit ihr an, oder schreib an ',
      support,
      '.',
    ],
    subject: 'Hilfe zum Abo',
  },
};
