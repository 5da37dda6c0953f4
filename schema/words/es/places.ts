// The words of en/places.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'Escribe el lugar que buscas',
  unknown: 'No encontramos ningún lugar con este nombre',
  resting: 'La búsqueda de lugares está en pausa. Inténtalo de nuevo dentro de un momento.',
  off: 'Aquí no se pueden buscar direcciones. Busca un pueblo o ciudad, o toca el mapa.',
  coordinates: 'Un lugar es latitud,longitud en grados',
  search: 'Buscar',
  searchFor: 'Buscar un lugar',
  places: 'Lugares',
  suggested: 'Lugares sugeridos',
  townOrPark: 'Ciudad o parque',
  townParkOrAddress: 'Ciudad, parque o calle',
  notNow: 'Ahora no se pueden buscar lugares. Lo que escribiste se queda aquí.',
  noneBegins: (typed: string) => `Ninguna ciudad ni parque empieza por «${typed}».`,
  noneBeginsButAddress: (typed: string) =>
    `Ninguna ciudad ni parque empieza por «${typed}». Pulsa Enter para buscar una dirección.`,
  suggestions: (count: number) =>
    plural(count, {
      one: '# lugar. Con las flechas pasas de uno a otro.',
      other: '# lugares. Con las flechas pasas de uno a otro.',
    }),
  notFound: {
    title: 'Lugar no encontrado',
    tryPark: 'No encontramos ningún lugar con este nombre. Prueba con una ciudad o un parque.',
    tryStreet: 'No encontramos ningún lugar con este nombre. Prueba con una ciudad o una calle.',
  },
  park: 'Parque',
  notPossible: 'No se puede buscar',
};
