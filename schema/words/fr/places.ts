// The words of en/places.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'Saisis un lieu à chercher',
  unknown: 'Aucun lieu trouvé avec ce nom',
  resting: 'La recherche de lieux fait une pause. Réessaie dans un instant.',
  off: 'On ne peut pas chercher d’adresses ici. Cherche une ville, ou touche la carte.',
  coordinates: 'Un lieu se compose de latitude,longitude en degrés',
  search: 'Chercher',
  searchFor: 'Chercher un lieu',
  places: 'Lieux',
  suggested: 'Lieux proposés',
  townOrPark: 'Ville ou parc',
  townParkOrAddress: 'Ville, parc ou adresse',
  notNow: 'Impossible de chercher des lieux pour le moment. Ce que tu as écrit reste ici.',
  noneBegins: (typed: string) => `Aucune ville, aucun parc ne commence par « ${typed} ».`,
  noneBeginsButAddress: (typed: string) =>
    `Aucune ville, aucun parc ne commence par « ${typed} ». Appuie sur Entrée pour chercher une adresse.`,
  suggestions: (count: number) =>
    plural(count, {
      one: '# lieu. Les flèches parcourent la liste.',
      other: '# lieux. Les flèches parcourent la liste.',
    }),
  notFound: {
    title: 'Lieu introuvable',
    tryPark: 'Aucun lieu trouvé avec ce nom. Essaie une ville ou un parc.',
    tryStreet: 'Aucun lieu trouvé avec ce nom. Essaie une ville ou une rue.',
  },
  park: 'Parc',
  notPossible: 'Recherche impossible',
};
