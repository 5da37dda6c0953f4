// The words of en/text.ts in French.
import type { Words } from '../words.ts';
const fields = {
  rockName: 'Nom du galet',
  description: 'Description',
  notes: 'Notes',
  line: 'Mot',
  comment: 'Commentaire',
  details: 'Détails',
  what: 'Ce qu’il y a dessus',
  town: 'Ville ou village',
  place: 'Endroit',
  locationName: 'Nom du lieu',
  city: 'Ville',
  state: 'État ou région',
  country: 'Pays',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  search: 'Recherche',
  reason: 'Raison',
  tracking: 'Note de suivi',
  name: 'Nom',
  street: 'Rue',
  secondLine: 'Deuxième ligne',
  address: 'Adresse',
  stateOrProvince: 'État ou région',
  zipCode: 'Code postal',
  zipcode: 'Code postal',
  orderNumber: 'Numéro de commande',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'Ce n’est pas un fuseau horaire, comme Europe/Paris',
  unreadable: 'Ce texte a des caractères qui ne peuvent pas être gardés',
  hiddenCode: 'Rock ID masqué',
  tooLong: (field: Field, most: number) => `${fields[field]} : ${most} caractères au plus`,
  noText: (field: Field) => `${fields[field]} : il faut un texte`,
};
