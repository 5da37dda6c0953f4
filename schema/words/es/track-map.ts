// The words of en/track-map.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) => plural(count, { one: '# parada', other: '# paradas' });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `Seguir ${rock} en el mapa`,
  loading: 'Cargando el mapa…',
  map: (rock: string) => `Dónde ha estado ${rock}`,
  stops: 'Paradas, primero la última',
  stop: (number: number, place: string) => `Parada ${number}: ${place}`,
  pile: (count: number) => plural(count, { one: '# parada muy cerca', other: '# paradas muy juntas' }),
  notHidden: <T>(rock: T) => [rock, ' aún está sin esconder. Su primera parada aparecerá aquí.'],
  play: 'Reproducir',
  pause: 'Pausa',
  firstStop: 'Primera parada',
  nextStop: 'Parada siguiente',
  slider: 'El viaje, parada a parada',
  stopOf: (stop: number, count: number, place: string) =>
    `Parada ${number(stop)} de ${number(count)}: ${place}`,
  stopMark: (stop: number, count: number) => `Parada ${number(stop)} de ${number(count)}`,
  quoted: (line: string) => `«${line}»`,
  savePicture: 'Guardar imagen',
  saved: { title: 'Imagen guardada', text: (file: string) => `Se llama ${file}.` },
  notSaved: {
    title: 'La imagen no se guardó',
    text: 'Tu navegador no pudo dibujar el mapa. Una captura de pantalla muestra lo mismo.',
  },
  pictureOf: (rock: string) => `Viaje de ${rock}`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `Del ${first} al ${last}`,
  visits: {
    hidden: (place: string) => `${place}: escondida`,
    found: (place: string) => `${place}: encontrada`,
    both: (place: string) => `${place}: escondida, luego encontrada`,
  },
  legend: 'Leyenda',
  hidden: 'Escondida',
  found: 'Encontrada',
};
