// The words of en/landing.ts in Spanish.
import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['Pinta una piedra. ', br, 'Escóndela. ', br, 'Mira adónde llega.'],
  lead: 'Cada piedra lleva un ID por debajo. Quien la encuentra escribe ese ID y la esconde en otro lugar, y tú ves crecer su viaje, punto a punto, por el mapa.',
  signUp: 'Crear cuenta gratis',
  howItWorks: 'Cómo funciona',
  finder: {
    title: 'Encontré una piedra',
    text: 'Dale la vuelta y escribe lo que dice la etiqueta.',
    field: 'Rock ID',
    find: 'Buscar',
  },
};
