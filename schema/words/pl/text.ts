// The words of en/text.ts in Polish.
import type { Words } from '../words.ts';
const fields = {
  rockName: 'Nazwa kamyka',
  description: 'Opis',
  notes: 'Notatki',
  line: 'Dopisek',
  comment: 'Komentarz',
  details: 'Szczegóły',
  what: 'Co na nim jest',
  town: 'Miejscowość',
  place: 'Miejsce',
  locationName: 'Nazwa miejsca',
  city: 'Miasto',
  state: 'Stan lub region',
  country: 'Kraj',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  search: 'Wyszukiwanie',
  reason: 'Powód',
  tracking: 'Informacja o przesyłce',
  name: 'Nazwa',
  street: 'Ulica',
  secondLine: 'Drugi wiersz',
  address: 'Adres',
  stateOrProvince: 'Stan lub województwo',
  zipCode: 'Kod pocztowy',
  zipcode: 'Kod pocztowy',
  orderNumber: 'Numer zamówienia',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'To nie jest strefa czasowa, taka jak Europe/Warsaw',
  unreadable: 'Ten tekst zawiera znaki, których nie można zapisać',
  hiddenCode: 'ukryte Rock ID',
  tooLong: (field: Field, most: number) => `${fields[field]}: najwyżej ${most} znaków`,
  noText: (field: Field) => `${fields[field]}: to musi być tekst`,
};
