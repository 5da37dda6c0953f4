// The words of en/ambassadors.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const fields = {
  name: 'Name',
  email: 'E-Mail',
  address: 'Adresse',
  city: 'Stadt',
  state: 'Bundesland/Provinz',
  zipcode: 'Postleitzahl',
  country: 'Land',
};

const become = 'Komm ins Gründungsteam';

export const ambassadors: Words['ambassadors'] = {
  fields,
  tooShort: (field: keyof typeof fields, least: number) => `${fields[field]}: mindestens ${least} Zeichen`,
  unknownCountry:
    'Bitte gib das Land mit seinem üblichen Namen ein, zum Beispiel Deutschland oder Österreich',
  unknownState:
    'Bitte gib den Bundesstaat mit seinem Namen oder seinen zwei Buchstaben ein, zum Beispiel Nebraska oder NE',
  applied: (hours: number) =>
    `Mit dieser E-Mail-Adresse gibt es schon eine Bewerbung. Das Ergebnis kommt innerhalb von ${hours} Stunden per E-Mail.`,
  tooMany: (most: number) =>
    `Aus diesem Netz kamen heute ${most} Bewerbungen. Bitte versuch es morgen noch einmal.`,
  submitted: (hours: number) =>
    `Deine Bewerbung ist da! Innerhalb von ${hours} Stunden schreiben wir dir per E-Mail, wie die Auswahl ausging.`,
  submittedTitle: 'Bewerbung abgeschickt',
  error: 'Fehler',
  failed: 'Die Bewerbung ließ sich nicht abschicken. Bitte versuch es noch einmal.',
  heading: become,
  lead: 'Jede Reise beginnt damit, dass jemand den ersten Stein versteckt. In jedem Bundesstaat und in jedem Land sind zwei Plätze am Tisch gedeckt, und einer könnte deiner sein.',
  offer: {
    labels: 'kostenlose QR-Code-Aufkleber, bis vor deine Tür',
    perRegion:
      'Plätze im Gründungsteam für jeden Bundesstaat der USA und für jedes andere Land: Wer sich zuerst bewirbt, ist dabei',
    replyHours: 'Stunden höchstens, und du hast unsere Antwort per E-Mail',
  },
  emailHint: 'Wir schreiben dir dorthin, und niemand sonst sieht sie.',
  addressHint: 'Straße und Hausnummer, wohin die Aufkleber gehen sollen.',
  submit: 'Bewerbung abschicken',
  submitting: 'Wird abgeschickt …',
  whatIsPublic:
    'Deine Adresse ist nur für das Päckchen. Wenn du ausgewählt wirst, stehen dein Vorname und der erste Buchstabe deines Nachnamens beim Gründungsteam.',
  next: {
    heading: 'Deine Bewerbung ist abgeschickt!',
    text: 'Such dir inzwischen aus, wie du mitmachen möchtest. Steine registrieren, verstecken und finden ist kostenlos.',
    plans: 'Abo aussuchen',
  },
  list: {
    failed: 'Das Gründungsteam ließ sich nicht laden.',
    none: {
      title: 'Die ersten Plätze sind noch frei.',
      text: 'Zwei aus jedem Bundesstaat und Land bekommen 20 QR-Code-Aufkleber kostenlos.',
      link: become,
    },
    count: (count: number) => plural(count, { one: '# Gründungsmitglied', other: '# Gründungsmitglieder' }),
    pioneer: (place: number) => `Gründungsmitglied Nr. ${place}`,
  },
  seat: (place: number) => `Nr.\u00a0${place}`,
};
