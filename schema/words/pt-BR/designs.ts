// The words of en/designs.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const designs: Words['designs'] = {
  unknown: 'Este desenho não existe',
  loadFailed: 'Não foi possível carregar os desenhos.',
  palettes: 'Paletas de cores',
  notLoaded: 'Não foi possível carregar este desenho.',
  tryAgain: 'Tentar de novo',
  tryAgainOf: (design: string) => `Tentar de novo: ${design}`,
  lineArt: (design: string) => `Contorno: ${design}`,
  difficulties: { easy: 'fácil', 'steady hand': 'mão firme', patient: 'paciência' },
  paints: 'Tintas',
  printSizes:
    'Impresso, ele aparece com 3, 5 e 8 cm de largura, para decalcar ou colorir. Imprima em 100% (“Tamanho real”).',
  download: 'Baixar',
  print: 'Imprimir',
  notPrinted: {
    title: 'O desenho ainda não chegou',
    text: 'Confira a sua conexão, depois feche esta janela e abra-a de novo.',
  },
  size: (cm: number, inches: string) => `${cm} cm · ${inches} pol.`,
  centimeters: (count: number) => `${count} cm`,
  inches: (count: number) => `${count} pol.`,
  toStone: 'Do papel para a pedra',
  steps: [
    'Escolha o tamanho da sua pedra e recorte o desenho pela borda.',
    'Esfregue o verso com um lápis macio ou, para uma pedra escura, com giz branco.',
    'Prenda o papel na pedra com fita adesiva e passe uma caneta esferográfica por cima das linhas.',
    'Pinte, deixe secar e passe duas camadas de verniz transparente.',
  ],
  rulerAgrees: 'Impressa em 100% (“Tamanho real”), esta régua bate com a sua.',
};
