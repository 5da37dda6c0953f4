// The words of en/just-hidden.ts in Spanish.
import type { Words } from '../words.ts';

export const justHidden: Words['justHidden'] = {
  titles: {
    hide: '¡Genial! ¡Piedra escondida!',
    rehide: '¡Perfecto! ¡Escondida de nuevo!',
  },
  next: {
    hide: <T>(place: T) => [place, '. Ya está en el mapa, esperando a que alguien la encuentre.'],
    rehide: <T>(place: T) => [place, '. Ya está otra vez de viaje, y tú sigues siendo parte de él.'],
  },
  journeyBegins: 'Aquí empieza su viaje',
  added: (way: string) => `+ ${way}`,
  samePlace: 'En el mismo lugar que antes',
};
