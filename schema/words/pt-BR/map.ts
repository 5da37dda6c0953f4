// The words of en/map.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { ofTown } from './near.ts';
import { compact } from './units.ts';

const rocks = (count: number) => plural(count, { one: '# pedra', other: '# pedras' });
const foundBefore = (count: number) =>
  count === 0
    ? 'ninguém a encontrou ainda'
    : plural(count, { one: 'já encontrada # vez', other: 'já encontrada # vezes' });

export const map: Words['map'] = {
  bbox: 'bbox é oeste,sul,leste,norte em graus',
  level: (levels: readonly number[]) => `level é ${levels.join(', ')}, ou fica de fora`,
  zoom: (least: number, most: number) => `zoom é um número inteiro de ${least} a ${most}`,
  loading: 'Carregando o mapa…',
  missing: {
    list: 'O mapa não carregou. Tudo o que há nele também está na lista.',
    pin: 'O mapa não carregou. Use a sua localização atual ou digite o lugar.',
  },
  ground: { out: 'O mapa de ruas não carregou.', coarse: 'Ainda não há ruas aqui.' },
  controls: {
    group: 'Vista do mapa',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    fitAll: 'Ver todas',
    fitAllHint: 'Mostrar todas as pedras',
    world: 'Mundo',
    worldHint: 'Ver o mundo inteiro',
    mostZoom: 'O mapa já está o mais perto possível.',
    leastZoom: 'O mapa já está o mais longe possível.',
    noRocks: 'As pedras não chegaram.',
    tryAgain: 'Tente de novo.',
  },
  ofRocks: 'Mapa de pedras escondidas',
  spots: 'Pedras no mapa: as setas do teclado vão de uma à outra',
  keys: 'As setas vão de uma à outra. Enter abre.',
  zoomTo: 'Aproximar do lugar',
  close: 'Fechar',
  hiddenRock: 'Uma pedra escondida',
  spot: (title: string, where: string) => `${title}, ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}, ${where}, talvez não esteja mais lá`,
  north: (degrees: string) => `${degrees}° N`,
  south: (degrees: string) => `${degrees}° S`,
  east: (degrees: string) => `${degrees}° L`,
  west: (degrees: string) => `${degrees}° O`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) =>
    plural(count, { one: `# pedra perto ${ofTown(town)}`, other: `# pedras perto ${ofTown(town)}` }),
  rocksNear: (count: number, coordinates: string) => `${rocks(count)} perto de ${coordinates}`,
  hidden: (day: string, timesFound: number) => `Escondida em ${day}, ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) =>
    `Talvez não esteja mais lá: escondida em ${day}, ${foundBefore(timesFound)}`,
  accuracy: (distance: string) => `± ${distance}`,
  directions: ['norte', 'nordeste', 'leste', 'sudeste', 'sul', 'sudoeste', 'oeste', 'noroeste'],
  way: (distance: string, direction: string) => `${distance} ao ${direction}`,
};
