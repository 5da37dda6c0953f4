// The words of en/places.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'Typ een plek om naar te zoeken',
  unknown: 'Er is geen plek met deze naam gevonden',
  resting: 'Het zoeken naar plekken rust even uit. Probeer het zo nog eens.',
  off: 'Hier kun je niet naar adressen zoeken. Zoek een plaats, of tik op de kaart.',
  coordinates: 'Een plek is breedtegraad,lengtegraad in graden',
  search: 'Zoeken',
  searchFor: 'Zoek een plek',
  places: 'Plekken',
  suggested: 'Voorgestelde plekken',
  townOrPark: 'Plaats of park',
  townParkOrAddress: 'Plaats, park of adres',
  notNow: 'Zoeken naar plekken kan nu niet. Wat je typte, blijft hier staan.',
  noneBegins: (typed: string) => `Geen plaats of park begint met “${typed}”.`,
  noneBeginsButAddress: (typed: string) =>
    `Geen plaats of park begint met “${typed}”. Druk op Enter om een adres te zoeken.`,
  suggestions: (count: number) =>
    plural(count, {
      one: '# plek. Met de pijltoetsen loop je erdoorheen.',
      other: '# plekken. Met de pijltoetsen loop je erdoorheen.',
    }),
  notFound: {
    title: 'Plek niet gevonden',
    tryPark: 'Er is geen plek met deze naam gevonden. Probeer een plaats of een park.',
    tryStreet: 'Er is geen plek met deze naam gevonden. Probeer een plaats of een straat.',
  },
  park: 'Park',
  notPossible: 'Zoeken kan nu niet',
};
