// The words of en/ambassadors.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const fields = {
  name: 'Naam',
  email: 'E-mail',
  address: 'Adres',
  city: 'Woonplaats',
  state: 'Staat of provincie',
  zipcode: 'Postcode',
  country: 'Land',
};

const become = 'Word ambassadeur van het eerste uur';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) => `${fields[field]}: minstens ${least} tekens`,
  unknownCountry: 'Vul het land in met zijn gewone naam, zoals Nederland of België',
  unknownState: 'Vul de staat in met zijn naam of zijn twee letters, zoals Nebraska of NE',
  applied: (hours: number) =>
    `Met dit e-mailadres is al iemand aangemeld. De uitslag komt binnen ${hours} uur per e-mail.`,
  tooMany: (most: number) =>
    `Er zijn vandaag vanaf dit netwerk ${most} aanmeldingen gekomen. Probeer het morgen opnieuw.`,
  submitted: (hours: number) =>
    `Je aanmelding is verstuurd! Binnen ${hours} uur mailen we je of je gekozen bent.`,
  submittedTitle: 'Aanmelding verstuurd',
  error: 'Fout',
  failed: 'Je aanmelding is niet aangekomen. Probeer het opnieuw.',
  heading: become,
  lead: 'Elke reis begint met iemand die de eerste steen verstopt. In elke staat en elk land staan er twee plaatsen aan tafel klaar, en één ervan kan van jou zijn.',
  offer: {
    labels: 'gratis QR-stickers, bij je thuis bezorgd',
    perRegion:
      'ambassadeurs voor elke Amerikaanse staat, en daarbuiten voor elk land: wie zich het eerst aanmeldt',
    replyHours: 'uur, langer wacht je niet op ons antwoord per e-mail',
  },
  emailHint: 'Hierop schrijven we je, en niemand anders ziet het.',
  addressHint: 'Straat en huisnummer, waar de stickers naartoe moeten.',
  submit: 'Aanmelding versturen',
  submitting: 'Versturen…',
  whatIsPublic:
    'Je adres is alleen voor het pakket. Als je gekozen wordt, staan je voornaam en de eerste letter van je achternaam bij onze ambassadeurs van het eerste uur.',
  next: {
    heading: 'Je aanmelding is verstuurd!',
    text: 'Kies terwijl je wacht hoe je wilt meedoen. Stenen registreren, verstoppen en vinden is gratis.',
    plans: 'Abonnement kiezen',
  },
  list: {
    failed: 'De ambassadeurs van het eerste uur konden niet geladen worden.',
    none: {
      title: 'De eerste plaatsen zijn nog vrij.',
      text: 'Twee ambassadeurs van elke staat en elk land krijgen gratis 20 QR-stickers.',
      link: become,
    },
    count: (count: number) =>
      plural(count, { one: '# ambassadeur van het eerste uur', other: '# ambassadeurs van het eerste uur' }),
    pioneer: (place: number) => `Pionier nr. ${place}`,
  },
  seat: (place: number) => `nr.\u00a0${place}`,
};
