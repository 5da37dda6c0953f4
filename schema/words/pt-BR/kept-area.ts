// The words of en/kept-area.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: 'Mapa para um passeio',
  keep: 'Guardar esta área',
  what: (km: number) => `Para um passeio sem rede: o mapa, ${number(km)} km em volta, com as pedras.`,
  zoomFirst: 'Primeiro aproxime o mapa do lugar do seu passeio.',
  replaces: 'Ela substitui a de baixo.',
  progress: 'Guardando a área',
  pieces: (done: number, all: number, bytes: number) =>
    `${number(done)} de ${number(all)} partes do mapa, ${megabytes(bytes / 1e6)}`,
  asking: 'Pedindo as pedras da área…',
  tryAgain: 'Tentar de novo',
  stop: 'Parar',
  keepIt: 'Guardar',
  leaveIt: 'Não guardar',
  question: (size: number) => `Esta área precisa de uns ${number(size)} MB. Guardar?`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `Guardado: ${number(km)} km em volta de ${place}, ${megabytes(bytes / 1e6)}, ${day}`,
  noRocks: 'As pedras dela não estão guardadas para você. Guarde a área de novo para tê-las.',
  show: 'Mostrar',
  remove: 'Remover',
  done: 'A área está guardada. Ela fica aqui também sem rede.',
  stopped: (unchanged: string) => `Parou. ${unchanged}`,
  removed: 'A área foi removida.',
  since: (moment: string) => `Guardado: ${moment}. Você está sem conexão.`,
  otherStays: 'A área de baixo continua.',
  nothingKept: 'Nada foi guardado.',
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'A rede caiu.',
    server: 'O mapa não respondeu.',
    full: 'Este aparelho não tem mais espaço para a área.',
    unavailable: 'Este navegador não deixa uma página guardar nada, como em uma janela anônima.',
  },
};
