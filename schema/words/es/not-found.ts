// The words of en/not-found.ts in Spanish.
import type { Words } from '../words.ts';

export const notFound: Words['notFound'] = {
  heading: '404 Página no encontrada',
  didYouForget: '¿Olvidaste añadir la página al enrutador?',
  ifNot:
    'Si no es eso: debajo de esta piedra no hay nada. Puede que la dirección tenga un error, o que la página se haya ido de viaje, como hacen las piedras.',
  toStart: 'Volver al inicio',
  exploreMap: 'Explorar el mapa',
};
