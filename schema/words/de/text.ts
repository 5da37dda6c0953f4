// The words of en/text.ts in German.
import type { Words } from '../words.ts';

const fields = {
  rockName: 'Der Name des Steins',
  description: 'Die Beschreibung',
  notes: 'Die Notiz',
  line: 'Eine Zeile',
  comment: 'Ein Kommentar',
  details: 'Der Text',
  what: 'Der Text darüber, was darauf ist,',
  town: 'Der Ort',
  place: 'Die Stelle',
  locationName: 'Der Name des Ortes',
  city: 'Die Stadt',
  state: 'Das Bundesland',
  country: 'Das Land',
  firstName: 'Der Vorname',
  lastName: 'Der Nachname',
  search: 'Eine Suche',
  reason: 'Der Grund',
  tracking: 'Der Hinweis zur Sendung',
  name: 'Der Name',
  street: 'Die Straße',
  secondLine: 'Die zweite Zeile',
  address: 'Die Adresse',
  stateOrProvince: 'Das Bundesland oder die Provinz',
  zipCode: 'Die Postleitzahl',
  zipcode: 'Die Postleitzahl',
  orderNumber: 'Eine Bestellnummer',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'Das ist keine Zeitzone wie zum Beispiel Europe/Lisbon',
  unreadable: 'Dieser Text hat Zeichen, die wir nicht speichern können',
  hiddenCode: 'verdeckte Rock ID',
  tooLong: (field: Field, most: number) => `${fields[field]} darf höchstens ${most} Zeichen haben`,
  noText: (field: Field) => `${fields[field]} muss ein Text sein`,
};
