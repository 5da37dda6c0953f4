// The words of en/near-me.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const nearMe: Words['nearMe'] = {
  heading: 'Cerca de mí',
  stop: 'Parar',
  whereYouAre: 'donde estás',
  count: (count: number) =>
    plural(count, {
      one: '# piedra cerca de ti',
      other: '# piedras cerca de ti, primero las más cercanas',
    }),
  looking: 'Buscando piedras a tu alrededor…',
  locating: 'Buscando dónde estás…',
  failed: 'Las piedras no llegaron.',
  lastList: 'Esta es la última lista.',
  tryAgain: 'Reintentar',
  staysHere: 'Tu posición no sale de este dispositivo: solo pedimos la parte del mapa que tienes alrededor.',
  staysHereKnownTo: (accuracy: string) =>
    `Tu posición no sale de este dispositivo: solo pedimos la parte del mapa que tienes alrededor. Precisión: ${accuracy}.`,
  showMore: 'Ver más',
  noneYet: 'Todavía no hay ninguna piedra escondida. La tuya podría ser la primera.',
  farAway: 'Ninguna piedra espera cerca, ni a pie ni a un viaje corto. Las más cercanas:',
  rocksAbout: (count: number, way: string) =>
    plural(count, {
      one: `# piedra, aproximadamente a ${way}`,
      other: `# piedras, aproximadamente a ${way}`,
    }),
  wayTo: (rock: string) => `El camino hasta ${rock}`,
  wayToHidden: 'El camino hasta una piedra escondida',
  there: 'Ya casi estás. Mira a tu alrededor.',
  visitorsSee: {
    mi: 'Los visitantes ven los lugares con un margen de unos 300 pies. Los miembros los ven exactos.',
    km: 'Los visitantes ven los lugares con un margen de unos 100 metros. Los miembros los ven exactos.',
  },
  knownTo: (accuracy: string) => `Precisión de tu posición: ${accuracy}.`,
  tooRough: (accuracy: string) =>
    `Precisión de tu posición: ${accuracy}. Es poca para una flecha. A cielo abierto mejora.`,
  arrowTurns: 'La flecha gira con tu teléfono.',
  compassDenied: 'Tu teléfono no compartió su brújula. Arriba es el norte.',
  upIsNorth: 'Arriba es el norte.',
  northMark: 'N',
  aboutAway: (distance: string) => `Distancia aproximada: ${distance}. No se sabe en qué dirección.`,
  foundIt: '¿La encontraste? Escribe el Rock ID de su etiqueta y toca «Marcar como encontrada».',
  enterId: 'Escribir el Rock ID',
  turnArrow: 'Girar la flecha con mi teléfono',
  allRocks: 'Todas las piedras cerca de mí',
  waitsFromYou: (distance: string) => `Una piedra espera a ${distance} de ti`,
  waitsFrom: (distance: string, town: string) => `Una piedra espera a ${distance} de ${town}`,
  rockAt: <T>(rock: T, place: T) => [rock, ', ', place],
};
