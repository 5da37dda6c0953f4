// The words of en/kept-area.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: 'Mapa para un paseo',
  keep: 'Guardar esta zona',
  what: (km: number) =>
    `Para un paseo sin conexión: el mapa de ${number(km)} km a la redonda, con sus piedras.`,
  zoomFirst: 'Primero acerca el mapa al lugar de tu paseo.',
  replaces: 'Sustituye a la de abajo.',
  progress: 'Guardando la zona',
  pieces: (done: number, all: number, bytes: number) =>
    `${number(done)} de ${number(all)} piezas del mapa, ${megabytes(bytes / 1e6)}`,
  asking: 'Pidiendo sus piedras…',
  tryAgain: 'Reintentar',
  stop: 'Parar',
  keepIt: 'Guardarla',
  leaveIt: 'No, gracias',
  question: (size: number) => `Esta zona ocupa alrededor de ${number(size)} MB. ¿La guardamos?`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `Guardada: ${number(km)} km alrededor de ${place}, ${megabytes(bytes / 1e6)}, ${day}`,
  noRocks: 'Sus piedras no están guardadas para ti. Guarda la zona otra vez para tenerlas.',
  show: 'Ver',
  remove: 'Quitar',
  done: 'La zona está guardada. La tienes también sin conexión.',
  stopped: (unchanged: string) => `Detenido. ${unchanged}`,
  removed: 'La zona se quitó.',
  since: (moment: string) => `Guardada: ${moment}. Estás sin conexión.`,
  otherStays: 'La zona de abajo se queda.',
  nothingKept: 'No se guardó nada.',
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'Se perdió la conexión.',
    server: 'El mapa no respondió.',
    full: 'A este dispositivo no le queda espacio para la zona.',
    unavailable: 'Este navegador no deja que una página guarde nada, como en una ventana privada.',
  },
};
