// The words of en/text.ts in Dutch.
import type { Words } from '../words.ts';
const fields = {
  rockName: 'Naam van de steen',
  description: 'Beschrijving',
  notes: 'Notities',
  line: 'Zinnetje',
  comment: 'Reactie',
  details: 'Toelichting',
  what: 'Wat erop staat',
  town: 'Plaats',
  place: 'Plek',
  locationName: 'Naam van de plek',
  city: 'Woonplaats',
  state: 'Staat of provincie',
  country: 'Land',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  search: 'Zoekopdracht',
  reason: 'Reden',
  tracking: 'Verzendinformatie',
  name: 'Naam',
  street: 'Straat',
  secondLine: 'Tweede regel',
  address: 'Adres',
  stateOrProvince: 'Staat of provincie',
  zipCode: 'Postcode',
  zipcode: 'Postcode',
  orderNumber: 'Bestelnummer',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'Dit is geen tijdzone. Europe/Lisbon is er bijvoorbeeld wel een',
  unreadable: 'Deze tekst heeft tekens die niet bewaard kunnen worden',
  hiddenCode: 'verborgen Rock ID',
  tooLong: (field: Field, most: number) => `${fields[field]}: hoogstens ${most} tekens`,
  noText: (field: Field) => `${fields[field]}: dit moet een tekst zijn`,
};
