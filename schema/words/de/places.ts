// The words of en/places.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'Bitte gib einen Ort ein, den du suchst',
  unknown: 'Einen Ort mit diesem Namen haben wir nicht gefunden',
  resting: 'Die Ortssuche macht gerade Pause. Bitte versuch es gleich noch einmal.',
  off: 'Adressen lassen sich hier nicht suchen. Bitte suche eine Stadt, oder tippe auf die Karte.',
  coordinates: 'Ein Ort ist Breite,Länge in Grad',
  search: 'Suchen',
  searchFor: 'Ort suchen',
  places: 'Orte',
  suggested: 'Vorgeschlagene Orte',
  townOrPark: 'Ort oder Park',
  townParkOrAddress: 'Ort, Park, Adresse',
  notNow: 'Orte lassen sich gerade nicht suchen. Was du eingegeben hast, bleibt stehen.',
  noneBegins: (typed: string) => `Keine Stadt und kein Park fängt mit „${typed}“ an.`,
  noneBeginsButAddress: (typed: string) =>
    `Keine Stadt und kein Park fängt mit „${typed}“ an. Mit der Eingabetaste suchst du eine Adresse.`,
  suggestions: (count: number) =>
    plural(count, {
      one: '# Ort. Mit den Pfeiltasten gehst du hindurch.',
      other: '# Orte. Mit den Pfeiltasten gehst du hindurch.',
    }),
  notFound: {
    title: 'Ort nicht gefunden',
    tryPark: 'Einen Ort mit diesem Namen haben wir nicht gefunden. Versuch eine Stadt oder einen Park.',
    tryStreet: 'Einen Ort mit diesem Namen haben wir nicht gefunden. Versuch eine Stadt oder eine Straße.',
  },
  park: 'Park',
  notPossible: 'Suche nicht möglich',
};
