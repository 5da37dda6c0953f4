// The words of en/languages.ts in French.
import type { Words } from '../words.ts';
export const languages: Words['languages'] = {
  language: 'Langue',
  distances: 'Distances',
  units: { mi: 'Miles', km: 'Kilomètres' },
  change: 'Changer',
  unspoken: 'Ce site ne parle pas encore cette langue',
  unknownUnit: 'Les distances sont en miles ou en kilomètres',
  changed: 'Ce site te parle maintenant en français',
  unitChanged: {
    mi: 'Les distances sont maintenant en miles',
    km: 'Les distances sont maintenant en kilomètres',
  },
};
