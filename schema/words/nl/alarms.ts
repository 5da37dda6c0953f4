// The words of en/alarms.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { shortMoment } from './utc.ts';

const counted = { answers: 'aanvragen', mail: 'e-mails', webhooks: 'gebeurtenissen', push: 'pushberichten' };

export const alarms: Words['alarms'] = {
  parts: {
    job: {
      title: 'Uurtaak',
      broken: 'de uurtaak mislukt',
      brokenTitle: 'De uurtaak mislukt',
      over: 'de uurtaak loopt weer',
      overTitle: 'De uurtaak loopt weer',
      todo: [
        'Er is niets verloren: de volgende keer dat de taak lukt, haalt hij in wat gemist is.',
        'Mislukken er stappen, kijk dan op cloudflarestatus.com en status.stripe.com: een dienst die plat ligt, komt vanzelf terug. Loopt de taak helemaal niet, kijk dan in Cloudflare bij Workers & Pages, rockabout, Settings, Trigger Events; een nieuwe deployment zet het schema opnieuw.',
        'Door een restore die is afgebroken, wacht de taak: rond de restore af met hetzelfde commando, of met npm run restore -- --undo. Stuur anders de regels van het log met “kind = failure” naar je ontwikkelaar.',
      ],
    },
    mail: {
      title: 'E-mails',
      broken: 'e-mails gaan niet weg',
      brokenTitle: 'E-mails gaan niet weg',
      over: 'e-mails gaan weer weg',
      overTitle: 'E-mails gaan weer weg',
      todo: [
        'Kijk in Cloudflare bij Email Service: is het dagtegoed op, en vindt het de DNS-records van je domein nog? Zijn beide in orde, kijk dan op cloudflarestatus.com en wacht.',
        'Tot dan kan niemand met een code inloggen. Alle andere e-mails wachten, en gaan vanzelf weg.',
      ],
    },
    outbox: {
      title: 'Niet verstuurd',
      broken: 'berichten wachten langer dan een uur',
      brokenTitle: 'Berichten wachten langer dan een uur',
      over: 'geen bericht wacht meer lang',
      overTitle: 'Geen bericht wacht meer lang',
      todo: [
        'Zijn e-mails, pushberichten of de uurtaak ook kapot, begin dan daar. Anders is het vaak een adres dat niet klopt: /admin, “Onderhoud”, toont de berichten, waar je ze opnieuw probeert of weglaat.',
        'Berichten worden twee weken lang elk uur opnieuw geprobeerd, en geen enkel gaat twee keer weg.',
      ],
    },
    webhooks: {
      title: 'Betalingen van Stripe',
      broken: 'nieuws over betalingen komt niet aan',
      brokenTitle: 'Nieuws over betalingen komt niet aan',
      over: 'nieuws over betalingen komt weer aan',
      overTitle: 'Nieuws over betalingen komt weer aan',
      todo: [
        'Kijk bij Stripe onder Developers, Webhooks: bij de mislukte leveringen staat ons antwoord. 400 betekent dat het signing secret niet klopt; 404, of geen antwoord, dat het adres niet klopt. npm run setup -- --replace STRIPE_WEBHOOK_SECRET maakt de webhook opnieuw, met beide. 500 en 503 gaan vanzelf over. Problemen bij Stripe staan op status.stripe.com.',
        'Er gaat geen betaling verloren: een dagelijks herstel vindt die van twee weken, en met “Binnen een uur herstellen” bij “Onderhoud” hoef je daar niet op te wachten.',
      ],
    },
    push: {
      title: 'Pushberichten',
      broken: 'pushberichten gaan niet weg',
      brokenTitle: 'Pushberichten gaan niet weg',
      over: 'pushberichten gaan weer weg',
      overTitle: 'Pushberichten gaan weer weg',
      todo: [
        'Dit gaat meestal binnen uren vanzelf over, en de berichten wachten.',
        'Duurt het een dag, kijk dan naar de regels van het log met “a push service did not take a message”. 401 of 403 daarin betekent dat de sleutels niet passen: npm run setup -- --replace PUSH_PRIVATE_KEY, daarna npm run deploy. Stuur andere naar je ontwikkelaar.',
      ],
    },
    answers: {
      title: 'Aanvragen',
      broken: 'te veel aanvragen mislukken',
      brokenTitle: 'Te veel aanvragen mislukken',
      over: 'aanvragen worden weer beantwoord',
      overTitle: 'Aanvragen worden weer beantwoord',
      todo: [
        'Begon het met een nieuwe versie? Draai die dan terug: npm run deploy -- --back.',
        'Open anders /api/health op de site. Staat daar geen “ok”, dan ligt een opslag bij Cloudflare plat: kijk op cloudflarestatus.com en wacht. Staat het er wel, stuur dan de regels van het log met “level = error” naar je ontwikkelaar.',
      ],
    },
    database: {
      title: 'Grootte van de database',
      broken: 'de database raakt vol',
      brokenTitle: 'De database raakt vol',
      over: 'de database heeft weer ruimte',
      overTitle: 'De database heeft weer ruimte',
      todo: [
        'Voor leden is er nog niets kapot, en er is tijd. Maar een volle database neemt geen nieuwe stenen, vondsten of leden aan.',
        'Praat binnen een week met je ontwikkelaar: oude rijen moeten verhuizen, of de database moet verdeeld worden.',
      ],
    },
  },
  brokenSince: (productName: string, broken: string, since: number, now: number) =>
    `${productName}: ${broken} (sinds ${shortMoment(since, now)})`,
  sinceThen: (since: number, now: number, detail: string) => `Sinds ${shortMoment(since, now)}. ${detail}`,
  isOver: (productName: string, over: string) => `${productName}: ${over}`,
  wasBroken: (since: number, until: number, now: number, broken: string) =>
    `Van ${shortMoment(since, now)} tot ${shortMoment(until, now)} was het kapot: ${broken}. Je hoeft niets te doen.`,
  openDashboard: 'Beheer openen',
  oneMoreEmail: 'Je krijgt nog één e-mail, als dit voorbij is.',
  failedWithin: (
    failed: number,
    total: number,
    what: keyof typeof counted,
    minutes: number,
    percent: number,
  ) =>
    `${number(failed)} van ${number(total)} ${counted[what]} mislukten binnen ${minutes} minuten (${number(percent)}%).`,
  neverRan: 'De taak heeft nog nooit gelopen.',
  lastRan: (at: number, now: number) => `De taak liep het laatst op: ${shortMoment(at, now)}.`,
  stepsFailed: (names: string) => `Deze stappen mislukten twee keer of vaker: ${names}.`,
  undelivered: 'Stripe kon een gebeurtenis langer dan een uur niet afleveren.',
  messagesWait: (many: number) => plural(many, { one: 'Eén bericht wacht.', other: '# berichten wachten.' }),
  gigabytes: (used: number, most: number) =>
    `${number(Math.round(used * 10) / 10)} van ${most} GB is gebruikt.`,
  heading: 'Gezondheid',
  notLoaded: 'De gezondheid van de site kon niet geladen worden.',
  partsBroken: (many: number) => plural(many, { one: 'Eén deel is kapot.', other: '# delen zijn kapot.' }),
  emailWhenOver: 'Je krijgt een e-mail als het voorbij is.',
  emailWhenBroken: 'Je krijgt een e-mail als er iets kapotgaat.',
  fineSince: <T>(at: T) => ['In orde sinds ', at],
  isBrokenSince: <T>(at: T) => ['Kapot sinds ', at],
  calmSince: <T>(at: T) => ['Wordt rustiger sinds ', at],
  notKnown: 'Nog niet bekend',
  notSetUp: 'Niet ingesteld',
  calming: <T>(since: T, minutes: number) => [
    'Kapot sinds ',
    since,
    `. Het is voorbij zodra het ${minutes} minuten zonder onderbreking goed ging. Je hoeft niets te doen.`,
  ],
  more: 'Meer in docs/operations.md, onder “Alarms”.',
  unsent: 'Niet verstuurd',
  addresses: 'Leden en hun adressen',
  repair: 'Herstel van betalingen',
};
