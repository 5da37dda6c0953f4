// The words of en/map.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

const rocks = (count: number) => plural(count, { one: '# piedra', other: '# piedras' });
const foundBefore = (count: number) =>
  count === 0
    ? 'aún sin hallazgos'
    : plural(count, { one: 'ya encontrada # vez', other: 'ya encontrada # veces' });

export const map: Words['map'] = {
  bbox: 'bbox es oeste,sur,este,norte en grados',
  level: (levels: readonly number[]) => `level es ${levels.join(', ')}, o se omite`,
  zoom: (least: number, most: number) => `zoom es un número entero de ${least} a ${most}`,
  loading: 'Cargando el mapa…',
  missing: {
    list: 'El mapa no se cargó. Todo lo que tiene está también en la lista.',
    pin: 'El mapa no se cargó. Usa tu ubicación actual o escribe el lugar a mano.',
  },
  ground: { out: 'El mapa de calles no se cargó.', coarse: 'Aquí aún no hay calles.' },
  controls: {
    group: 'Vista del mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fitAll: 'Ver todas',
    fitAllHint: 'Ver todas las piedras',
    world: 'Mundo',
    worldHint: 'Vista del mundo',
    mostZoom: 'El mapa ya está lo más cerca posible.',
    leastZoom: 'El mapa ya está lo más lejos posible.',
    noRocks: 'Las piedras no llegaron.',
    tryAgain: 'Inténtalo de nuevo.',
  },
  ofRocks: 'Mapa de piedras escondidas',
  spots: 'Piedras en el mapa: con las flechas pasas de una a otra',
  keys: 'Con las flechas pasas de una a otra. Enter abre.',
  zoomTo: 'Acercar al lugar',
  close: 'Cerrar',
  hiddenRock: 'Una piedra escondida',
  spot: (title: string, where: string) => `${title}, ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}, ${where}, quizá ya no esté`,
  north: (degrees: string) => `${degrees}° N`,
  south: (degrees: string) => `${degrees}° S`,
  east: (degrees: string) => `${degrees}° E`,
  west: (degrees: string) => `${degrees}° O`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) =>
    plural(count, { one: `# piedra cerca de ${town}`, other: `# piedras cerca de ${town}` }),
  rocksNear: (count: number, coordinates: string) => `${rocks(count)} cerca de ${coordinates}`,
  hidden: (day: string, timesFound: number) => `Escondida el ${day}, ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) =>
    `Quizá ya no esté: escondida el ${day}, ${foundBefore(timesFound)}`,
  accuracy: (distance: string) => `± ${distance}`,
  directions: ['norte', 'noreste', 'este', 'sureste', 'sur', 'suroeste', 'oeste', 'noroeste'],
  way: (distance: string, direction: string) => `${distance} al ${direction}`,
};
