// The words of en/languages.ts in Spanish.
import type { Words } from '../words.ts';

export const languages: Words['languages'] = {
  language: 'Idioma',
  distances: 'Distancias',
  units: { mi: 'Millas', km: 'Kilómetros' },
  change: 'Cambiar',
  unspoken: 'Este sitio aún no habla ese idioma',
  unknownUnit: 'Las distancias se dan en millas o en kilómetros',
  changed: 'Ahora este sitio te habla en español',
  unitChanged: {
    mi: 'Ahora las distancias están en millas',
    km: 'Ahora las distancias están en kilómetros',
  },
};
