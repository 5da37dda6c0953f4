// The words of en/not-found.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const notFound: Words['notFound'] = {
  heading: '404 Página não encontrada',
  didYouForget: 'Você se esqueceu de adicionar a página ao roteador?',
  ifNot:
    'Se não esqueceu: não há nada debaixo desta pedra. O endereço pode ter um erro de digitação, ou a página seguiu viagem, como as pedras fazem.',
  toStart: 'Voltar ao início',
  exploreMap: 'Explorar o mapa',
};
