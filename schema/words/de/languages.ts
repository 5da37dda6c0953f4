// The words of en/languages.ts in German.
import type { Words } from '../words.ts';

export const languages: Words['languages'] = {
  language: 'Sprache',
  distances: 'Entfernungen',
  units: { mi: 'Meilen', km: 'Kilometer' },
  change: 'Ändern',
  unspoken: 'Diese Sprache spricht die Website noch nicht',
  unknownUnit: 'Entfernungen gibt es in Meilen oder Kilometern',
  changed: 'Diese Website spricht jetzt Deutsch mit dir',
  unitChanged: {
    mi: 'Entfernungen stehen jetzt in Meilen da',
    km: 'Entfernungen stehen jetzt in Kilometern da',
  },
};
