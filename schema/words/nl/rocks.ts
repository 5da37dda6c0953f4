// The words of en/rocks.ts in Dutch.
import type { Words } from '../words.ts';
export const rocks: Words['rocks'] = {
  name: 'De naam van de steen ontbreekt nog',
  locationForHide: 'Om de steen meteen te verstoppen, is een plek nodig',
  notFound: 'Steen niet gevonden',
  tooMany: 'Je hebt net heel veel stenen willen registreren. Ga straks verder.',
};
