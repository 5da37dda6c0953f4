// The words of en/languages.ts in Polish.
import type { Words } from '../words.ts';

export const languages: Words['languages'] = {
  language: 'Język',
  distances: 'Odległości',
  units: { mi: 'Mile', km: 'Kilometry' },
  change: 'Zmień',
  unspoken: 'Ta strona nie mówi jeszcze w tym języku',
  unknownUnit: 'Odległości są w milach albo kilometrach',
  changed: 'Ta strona mówi teraz do ciebie po polsku',
  unitChanged: { mi: 'Odległości są teraz w milach', km: 'Odległości są teraz w kilometrach' },
};
