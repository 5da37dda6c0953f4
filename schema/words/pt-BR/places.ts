// The words of en/places.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'Digite um lugar para buscar',
  unknown: 'Nenhum lugar com este nome foi encontrado',
  resting: 'A busca de lugares está descansando. Tente de novo daqui a pouco.',
  off: 'Aqui não dá para buscar endereços. Busque uma cidade ou toque no mapa.',
  coordinates: 'Um lugar é latitude,longitude em graus',
  search: 'Buscar',
  searchFor: 'Buscar um lugar',
  places: 'Lugares',
  suggested: 'Lugares sugeridos',
  townOrPark: 'Cidade ou parque',
  townParkOrAddress: 'Cidade, parque ou rua',
  notNow: 'Não dá para buscar lugares agora. O que você digitou fica aqui.',
  noneBegins: (typed: string) => `Nenhuma cidade e nenhum parque começa com “${typed}”.`,
  noneBeginsButAddress: (typed: string) =>
    `Nenhuma cidade e nenhum parque começa com “${typed}”. Aperte Enter para buscar um endereço.`,
  suggestions: (count: number) =>
    plural(count, {
      one: '# lugar. As setas do teclado percorrem a lista.',
      other: '# lugares. As setas do teclado percorrem a lista.',
    }),
  notFound: {
    title: 'Lugar não encontrado',
    tryPark: 'Nenhum lugar com este nome foi encontrado. Tente uma cidade ou um parque.',
    tryStreet: 'Nenhum lugar com este nome foi encontrado. Tente uma cidade ou uma rua.',
  },
  park: 'Parque',
  notPossible: 'Busca não disponível',
};
