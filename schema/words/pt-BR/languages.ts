// The words of en/languages.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const languages: Words['languages'] = {
  language: 'Idioma',
  distances: 'Distâncias',
  units: { mi: 'Milhas', km: 'Quilômetros' },
  change: 'Alterar',
  unspoken: 'Este site ainda não fala esse idioma',
  unknownUnit: 'As distâncias são em milhas ou em quilômetros',
  changed: 'Agora este site fala português com você',
  unitChanged: {
    mi: 'Agora as distâncias estão em milhas',
    km: 'Agora as distâncias estão em quilômetros',
  },
};
