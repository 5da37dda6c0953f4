// The words of en/share.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'Compartilhar',
  details: 'Compartilhar imagem',
  link: 'Compartilhar link',
  copyLink: 'Copiar link da pedra',
  copyWebsite: 'Copiar link do site',
  linkCopied: 'Link da pedra copiado',
  websiteCopied: 'Link do site copiado',
  title: (rock: string, productName: string) => `${rock} no ${productName}`,
  text: (rock: string, productName: string, link: string) => `Siga ${rock} no ${productName}: ${link}`,
  saved: 'Imagem salva',
  savedAs: (file: string) => `Ela se chama ${file}.`,
  savedWithoutPhoto: (file: string) => `Ela se chama ${file}. A foto não carregou, por isso ficou de fora.`,
  failed: {
    title: 'Não foi possível compartilhar',
    description: 'O seu aparelho não abriu o menu de compartilhar. A imagem está nos seus downloads.',
  },
  noPicture: {
    title: 'Não foi possível criar a imagem',
    description: 'Em vez disso, copiamos os detalhes da pedra. É só colar.',
  },
  lines: {
    status: (status: string) => `Situação: ${status}`,
    distance: (way: string) => `Distância viajada: ${way}`,
    finds: (count: number) => `Vezes encontrada: ${number(count)}`,
    place: (name: string) => `Último lugar: ${name}`,
    noPlace: 'Último lugar: ainda não há',
  },
  card: {
    findsUnit: (count: number) => plural(count, { one: 'achado', other: 'achados' }),
    hidden: 'Escondida',
    found: 'Encontrada',
    by: (finder: string) => `por ${finder}`,
  },
};
