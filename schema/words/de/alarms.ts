// The words of en/alarms.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';

const counted = {
  answers: 'Anfragen',
  mail: 'E-Mails',
  webhooks: 'Ereignissen',
  push: 'Push-Nachrichten',
};

export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: 'Stündlicher Lauf',
      broken: 'der stündliche Lauf scheitert',
      brokenTitle: 'Der stündliche Lauf scheitert',
      over: 'der stündliche Lauf läuft wieder',
      overTitle: 'Der stündliche Lauf läuft wieder',
      todo: [
        'Es ist nichts verloren: Der nächste Lauf, der gelingt, holt das Versäumte nach.',
        'Wenn Schritte scheitern, sieh auf cloudflarestatus.com und status.stripe.com nach: Ein Dienst, der ausgefallen ist, kommt von selbst wieder. Wenn gar nichts läuft, sieh bei Cloudflare unter Workers & Pages, rockabout, Settings, Trigger Events nach. Ein neues Deployment setzt den Zeitplan wieder.',
        'Eine abgebrochene Wiederherstellung lässt den Lauf warten: Beende sie mit demselben Befehl oder mit npm run restore -- --undo. Sonst schick die Zeilen des Protokolls mit „kind = failure“ an die Person, die für dich entwickelt.',
      ],
    },
    mail: {
      title: 'E-Mails',
      broken: 'E-Mails gehen nicht ab',
      brokenTitle: 'E-Mails gehen nicht ab',
      over: 'E-Mails gehen wieder ab',
      overTitle: 'E-Mails gehen wieder ab',
      todo: [
        'Sieh bei Cloudflare unter Email Service nach: Ist die Menge für den Tag aufgebraucht, und findet der Dienst noch die DNS-Einträge deiner Domain? Wenn beides stimmt, sieh auf cloudflarestatus.com nach und warte.',
        'Bis dahin kann sich niemand mit einem Code anmelden. Alle anderen E-Mails warten und gehen von selbst ab.',
      ],
    },
    outbox: {
      title: 'Nicht gesendete Nachrichten',
      broken: 'Nachrichten warten länger als eine Stunde',
      brokenTitle: 'Nachrichten warten länger als eine Stunde',
      over: 'keine Nachricht wartet mehr lange',
      overTitle: 'Keine Nachricht wartet mehr lange',
      todo: [
        'Wenn auch E-Mails, Push-Nachrichten oder der stündliche Lauf kaputt sind, fang dort an. Sonst ist es oft eine falsche Adresse: Unter /admin, „Wartung“, stehen die Nachrichten. Dort versuchst du sie noch einmal oder lässt sie fallen.',
        'Nachrichten werden zwei Wochen lang jede Stunde wieder versucht, und keine geht zweimal ab.',
      ],
    },
    webhooks: {
      title: 'Zahlungen von Stripe',
      broken: 'Nachrichten über Zahlungen kommen nicht an',
      brokenTitle: 'Nachrichten über Zahlungen kommen nicht an',
      over: 'Nachrichten über Zahlungen kommen wieder an',
      overTitle: 'Nachrichten über Zahlungen kommen wieder an',
      todo: [
        'Sieh bei Stripe unter Developers, Webhooks nach: Die gescheiterten Zustellungen zeigen unsere Antwort. 400 heißt, dass das Signing Secret falsch ist; 404 oder keine, dass es die Adresse ist. npm run setup -- --replace STRIPE_WEBHOOK_SECRET legt den Webhook neu an, mit beidem. 500 und 503 vergehen von selbst. Störungen bei Stripe stehen auf status.stripe.com.',
        'Keine Zahlung ist verloren: Eine tägliche Reparatur findet die der letzten zwei Wochen, und „Innerhalb der Stunde reparieren“ unter „Wartung“ wartet nicht darauf.',
      ],
    },
    push: {
      title: 'Push-Nachrichten',
      broken: 'Push-Nachrichten gehen nicht ab',
      brokenTitle: 'Push-Nachrichten gehen nicht ab',
      over: 'Push-Nachrichten gehen wieder ab',
      overTitle: 'Push-Nachrichten gehen wieder ab',
      todo: [
        'Das vergeht meistens von selbst innerhalb von Stunden, und die Nachrichten warten.',
        'Wenn es einen Tag dauert, sieh dir die Zeilen des Protokolls mit „a push service did not take a message“ an. Steht darin 401 oder 403, passen die Schlüssel nicht: npm run setup -- --replace PUSH_PRIVATE_KEY, dann npm run deploy. Schick andere an die Person, die für dich entwickelt.',
      ],
    },
    answers: {
      title: 'Anfragen',
      broken: 'zu viele Anfragen scheitern',
      brokenTitle: 'Zu viele Anfragen scheitern',
      over: 'Anfragen werden wieder beantwortet',
      overTitle: 'Anfragen werden wieder beantwortet',
      todo: [
        'Hat es mit einer neuen Version angefangen? Dann nimm sie zurück: npm run deploy -- --back.',
        'Sonst öffne /api/health auf der Website. Wenn dort nicht „ok“ steht, ist ein Speicher bei Cloudflare ausgefallen: Sieh auf cloudflarestatus.com nach und warte. Wenn doch, schick die Zeilen des Protokolls mit „level = error“ an die Person, die für dich entwickelt.',
      ],
    },
    database: {
      title: 'Größe der Datenbank',
      broken: 'die Datenbank wird voll',
      brokenTitle: 'Die Datenbank wird voll',
      over: 'die Datenbank hat wieder Platz',
      overTitle: 'Die Datenbank hat wieder Platz',
      todo: [
        'Für die Mitglieder ist noch nichts kaputt, und es ist Zeit. Aber eine volle Datenbank nimmt keine neuen Steine, Funde oder Mitglieder auf.',
        'Sprich noch in dieser Woche mit der Person, die für dich entwickelt: Alte Zeilen müssen umziehen, oder die Datenbank muss geteilt werden.',
      ],
    },
  },

  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}: ${broken} seit ${shortMoment(since, now)}`,
  sinceThen: (since: number, now: number, detail: string) => `Seit ${shortMoment(since, now)}. ${detail}`,
  isOver: (productName: string, over: string) => `${productName}: ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `Von ${shortMoment(since, now)} bis ${shortMoment(until, now)} gab es eine Störung: ${broken}. Es gibt nichts zu tun.`,
  openDashboard: 'Verwaltung öffnen',
  oneMoreEmail: 'Du bekommst noch eine E-Mail, wenn es vorbei ist.',

  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `Innerhalb von ${minutes} Minuten sind ${number(failed)} von ${number(total)} ${counted[what]} gescheitert (${number(percent)} %).`,
  neverRan: 'Er ist noch nie gelaufen.',
  lastRan: (at: number, now: number) => `Er lief zuletzt: ${shortMoment(at, now)}.`,
  stepsFailed: (names: string) => `Diese Schritte sind in zwei oder mehr Läufen gescheitert: ${names}.`,
  undelivered: 'Stripe konnte ein Ereignis länger als eine Stunde nicht zustellen.',
  messagesWait: (many: number) =>
    plural(many, { one: 'Eine Nachricht wartet.', other: '# Nachrichten warten.' }),
  gigabytes: (used: number, most: number) =>
    `Belegt sind ${number(Number(used.toFixed(1)))} von ${number(most)} GB.`,

  heading: 'Zustand',
  notLoaded: 'Der Zustand der Website ließ sich nicht laden.',
  partsBroken: (many: number) => plural(many, { one: 'Ein Teil ist kaputt.', other: '# Teile sind kaputt.' }),
  emailWhenOver: 'Du bekommst eine E-Mail, wenn es vorbei ist.',
  emailWhenBroken: 'Du bekommst eine E-Mail, wenn etwas kaputtgeht.',
  fineSince: <T>(at: T) => ['In Ordnung seit ', at],
  isBrokenSince: <T>(at: T) => ['Kaputt seit ', at],
  calmSince: <T>(at: T) => ['Beruhigt sich seit ', at],
  notKnown: 'Noch nicht bekannt',
  notSetUp: 'Nicht eingerichtet',
  calming: <T>(since: T, minutes: number) => [
    'Kaputt seit ',
    since,
    `. Es ist vorbei, sobald ${minutes} Minuten lang ohne Unterbrechung alles in Ordnung war. Es gibt nichts zu tun.`,
  ],
  more: 'Mehr in docs/operations.md, unter „Alarms“.',
  unsent: 'Nicht gesendete Nachrichten',
  addresses: 'Mitglieder und ihre Adressen',
  repair: 'Zahlungen reparieren',
};
