// The words of en/upkeep.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const roles = {
  administrator: 'Verwaltung',
  applicant: 'Wer sich beworben hat',
  author: 'Wer es verfasst hat',
  buyer: 'Wer bestellt hat',
  member: 'Mitglied',
  visitor: 'Gast',
};

const here = 'Sie scheitert, bevor sie abgeht: siehe „kind = failure“ im Protokoll.';

export const upkeep: Words['upkeep'] = {
  unsent: 'Nicht gesendete Nachrichten',
  aboutUnsent:
    'Hier steht, was scheitert oder seit mehr als einer Stunde wartet. Der stündliche Lauf versucht es wieder, zwei Wochen lang.',
  noOthers: 'Sonst wartet keine Nachricht.',
  others: (count: number) =>
    plural(count, {
      one: '# andere Nachricht geht ohne dein Zutun ab: gerade jetzt oder zu der Stunde, die dafür gewählt wurde.',
      other:
        '# andere Nachrichten gehen ohne dein Zutun ab: gerade jetzt oder zu der Stunde, die dafür gewählt wurde.',
    }),
  tryAll: 'Alle noch einmal senden',
  unsentCaption: 'Nicht gesendete Nachrichten, die ältesten zuerst',
  messagesNotLoaded: 'Die Nachrichten ließen sich nicht laden.',
  nothingFails: 'Nichts scheitert, und nichts wartet lange.',
  kinds: {
    receipt: 'Quittung',
    purchase: 'Ein Abo, das vor dem Anmelden bezahlt wurde',
    duplicate: 'Ein zweites Abo, das erstattet wurde',
    act: 'Was du getan hast',
    application: 'Eine Bewerbung, die angekommen ist',
    selection: 'Ergebnis einer Bewerbung',
    report: 'Tagesbericht',
    watch: 'Wohin ein Stein als Nächstes reist',
    offer: 'Ein Angebot für einen Stein',
    alarm: 'Alarm',
    deletion: 'Bestätigung, dass ein Konto gelöscht ist',
    notice: 'Neuigkeit',
    digest: 'Zusammenfassung',
  },
  asPush: (kind: string) => `${kind}, als Push-Nachricht`,
  roles,
  what: 'Was',
  to: 'An',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], ', ', about],
  why: 'Warum',
  written: 'Geschrieben',
  tries: 'Versuche',
  tryNow: 'Jetzt noch einmal',
  doNotSend: 'Nicht senden',
  beingTried: 'Wird gerade versucht',
  notTried: 'Es gab noch keinen Versuch: Sieh nach, ob der stündliche Lauf läuft.',
  brokenOff: 'Ein Versuch ist abgebrochen. Der nächste beginnt innerhalb der Stunde.',
  everyTry: 'Jeder Versuch scheitert.',
  failures: {
    email: {
      address: 'Der E-Mail-Dienst nimmt für diese Adresse keine E-Mail an.',
      service: 'Der E-Mail-Dienst nimmt sie nicht an.',
      other: here,
    },
    push: {
      address: here,
      service: 'Der Push-Dienst des Browsers nimmt sie nicht an.',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [`${why} Seit `, at, '.'],
  tryingNow: {
    title: 'Wird jetzt versucht',
    description: 'Was abgegangen ist, verschwindet gleich aus dieser Liste.',
  },
  didNotWork: 'Das hat nicht geklappt',
  tryLater: 'Bitte versuch es gleich noch einmal.',
  doNotSendKind: (kind: string) => `Nicht senden: ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `An: ${roles[role]}. Diese Nachricht kommt dann nie an. Sie lässt sich auch später nicht mehr senden.`,
  notSent: 'Sie wird nicht gesendet',

  payments: 'Zahlungen',
  comparing: {
    title: 'Zahlungen werden mit Stripe verglichen',
    description: 'Innerhalb der Stunde, vom nächsten stündlichen Lauf.',
  },
  repair: 'Innerhalb der Stunde reparieren',
  aboutRepair:
    'Einmal am Tag werden Abos, Bestellungen und Erstattungen mit Stripe verglichen. Wenn ein Webhook aus war, musst du darauf nicht warten.',
  secondPlans: 'Zweite Abos, die zu erstatten sind',
  noneWaits: 'Es wartet keines.',
  secondPlansCaption: 'Zweite Abos, die zu erstatten sind, die ältesten zuerst',
  refundsNotLoaded: 'Die Erstattungen ließen sich nicht laden.',
  subscription: 'Abo',
  member: 'Mitglied',
  found: 'Gefunden',
  state: 'Status',
  confirmed: 'Endet und wird innerhalb der Stunde erstattet',
  beingChecked: 'Wird geprüft',

  noMessage: 'Diese Nachricht ist abgegangen oder nicht mehr da',
  underway:
    'Sie wird gerade gesendet oder wartet auf ihre Stunde. Bitte sieh in zehn Minuten noch einmal nach.',
};
