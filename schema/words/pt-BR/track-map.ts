// The words of en/track-map.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) => plural(count, { one: '# parada', other: '# paradas' });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `Ver ${rock} no mapa`,
  loading: 'Carregando o mapa…',
  map: (rock: string) => `Por onde ${rock} passou`,
  stops: 'Paradas, a mais recente primeiro',
  stop: (number: number, place: string) => `Parada ${number}: ${place}`,
  pile: (count: number) =>
    plural(count, { one: '# parada bem próxima', other: '# paradas bem próximas umas das outras' }),
  notHidden: <T>(rock: T) => [rock, ' ainda não foi escondida. A primeira parada aparece aqui.'],
  play: 'Assistir',
  pause: 'Pausar',
  firstStop: 'Primeira parada',
  nextStop: 'Próxima parada',
  slider: 'A viagem, parada por parada',
  stopOf: (stop: number, count: number, place: string) =>
    `Parada ${number(stop)} de ${number(count)}: ${place}`,
  stopMark: (stop: number, count: number) => `Parada ${number(stop)} de ${number(count)}`,
  quoted: (line: string) => `“${line}”`,
  savePicture: 'Salvar imagem',
  saved: { title: 'Imagem salva', text: (file: string) => `Ela se chama ${file}.` },
  notSaved: {
    title: 'A imagem não foi salva',
    text: 'O seu navegador não conseguiu desenhar o mapa. Uma captura de tela mostra o mesmo.',
  },
  pictureOf: (rock: string) => `Viagem de ${rock}`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `${first} a ${last}`,
  visits: {
    hidden: (place: string) => `${place}: escondida`,
    found: (place: string) => `${place}: encontrada`,
    both: (place: string) => `${place}: escondida, depois encontrada`,
  },
  legend: 'Legenda',
  hidden: 'Escondida',
  found: 'Encontrada',
};
