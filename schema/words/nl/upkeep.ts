// The words of en/upkeep.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const roles = {
  administrator: 'beheerder',
  applicant: 'aanmelder',
  author: 'schrijver',
  buyer: 'koper',
  member: 'lid',
  visitor: 'bezoeker',
};

const here = 'Het mislukt vóór het vertrekt: zie “kind = failure” in het log.';

export const upkeep: Words['upkeep'] = {
  unsent: 'Niet verstuurd',
  aboutUnsent:
    'Hier staat wat mislukt, of langer dan een uur wacht. De uurtaak probeert het opnieuw, twee weken lang.',
  noOthers: 'Er wacht geen ander bericht.',
  others: (count: number) =>
    plural(count, {
      one: '# ander bericht vertrekt zonder jou: nu meteen, of op het uur dat de lezer koos.',
      other: '# andere berichten vertrekken zonder jou: nu meteen, of op het uur dat de lezer koos.',
    }),
  tryAll: 'Alles nu opnieuw proberen',
  unsentCaption: 'Niet-verstuurde berichten, de oudste eerst',
  messagesNotLoaded: 'De berichten konden niet geladen worden.',
  nothingFails: 'Er mislukt niets, en er wacht niets lang.',
  kinds: {
    receipt: 'Bon',
    purchase: 'Een abonnement dat vóór het inloggen is betaald',
    duplicate: 'Een tweede abonnement dat is terugbetaald',
    act: 'Wat jij deed',
    application: 'Een aanmelding die is aangekomen',
    selection: 'Uitslag van een aanmelding',
    report: 'Dagrapport',
    watch: 'Waar een steen hierna heen gaat',
    offer: 'Een aanbod van een steen',
    alarm: 'Alarm',
    deletion: 'Bevestiging dat een account is verwijderd',
    notice: 'Bericht',
    digest: 'Overzicht',
  },
  asPush: (kind: string) => `${kind}, als pushbericht`,
  roles,
  what: 'Wat',
  to: 'Aan',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], ', ', about],
  why: 'Waarom',
  written: 'Geschreven',
  tries: 'Pogingen',
  tryNow: 'Nu opnieuw proberen',
  doNotSend: 'Niet versturen',
  beingTried: 'Wordt net geprobeerd',
  notTried: 'Nog nooit geprobeerd: kijk of de uurtaak loopt.',
  brokenOff: 'Een poging werd afgebroken. De volgende begint binnen een uur.',
  everyTry: 'Elke poging mislukt.',
  failures: {
    email: {
      address: 'De maildienst neemt geen e-mail voor dit adres aan.',
      service: 'De maildienst neemt het niet aan.',
      other: here,
    },
    push: {
      address: here,
      service: 'De pushdienst van de browser neemt het niet aan.',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [`${why} Sinds `, at, '.'],
  tryingNow: {
    title: 'Wordt geprobeerd',
    description: 'Wat vertrokken is, staat zo niet meer in deze lijst.',
  },
  didNotWork: 'Dit lukte niet',
  tryLater: 'Probeer het zo nog eens.',
  doNotSendKind: (kind: string) => `Niet versturen: ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `Dit bericht komt nooit aan. Het kan later niet alsnog verstuurd worden. Voor wie het was: ${roles[role]}.`,
  notSent: 'Niet verstuurd',
  payments: 'Betalingen',
  comparing: {
    title: 'Betalingen worden met Stripe vergeleken',
    description: 'Binnen een uur, door de volgende uurtaak.',
  },
  repair: 'Binnen een uur herstellen',
  aboutRepair:
    'Eén keer per dag worden abonnementen, bestellingen en terugbetalingen met Stripe vergeleken. Was een webhook uitgevallen, dan hoef je daar niet op te wachten.',
  secondPlans: 'Tweede abonnementen om terug te betalen',
  noneWaits: 'Er wacht niets.',
  secondPlansCaption: 'Tweede abonnementen om terug te betalen, de oudste eerst',
  refundsNotLoaded: 'De terugbetalingen konden niet geladen worden.',
  subscription: 'Abonnement',
  member: 'Lid',
  found: 'Gevonden',
  state: 'Stand',
  confirmed: 'Stopt en wordt terugbetaald binnen een uur',
  beingChecked: 'Wordt nagekeken',
  noMessage: 'Dit bericht is vertrokken, of is weg',
  underway: 'Het wordt net verstuurd, of wacht op zijn uur. Kijk over tien minuten weer.',
};
