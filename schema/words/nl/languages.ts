// The words of en/languages.ts in Dutch.
import type { Words } from '../words.ts';

export const languages: Words['languages'] = {
  language: 'Taal',
  distances: 'Afstanden',
  units: { mi: 'Mijlen', km: 'Kilometers' },
  change: 'Wijzigen',
  unspoken: 'Deze site spreekt die taal nog niet',
  unknownUnit: 'Afstanden zijn in mijlen of kilometers',
  changed: 'Deze site spreekt nu Nederlands met je',
  unitChanged: { mi: 'Afstanden zijn nu in mijlen', km: 'Afstanden zijn nu in kilometers' },
};
