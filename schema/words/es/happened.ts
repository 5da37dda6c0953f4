// The words of en/happened.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const happened: Words['happened'] = {
  unreadable: 'Di cuándo pasó, con fecha y hora',
  future: 'Esa hora todavía no ha llegado. Revisa la fecha y el reloj.',
  tooOld: (days: number) => `Solo se puede anotar lo de los últimos ${number(days)} días`,
  enoughPast: 'Hoy ya anotaste mucho del pasado. Sigue mañana.',
  enoughOfRock: 'Hoy ya se anotó mucho del pasado de esta piedra. Sigue mañana.',
  beforeRock: 'Eso es mucho antes de que se registrara esta piedra. Revisa la fecha.',
  beforeFind: 'Encontraste esta piedra después de eso',
};
