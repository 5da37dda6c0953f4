// The words of en/qr-code-generator.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const qrCodeGenerator: Words['qrCodeGenerator'] = {
  heading: 'Gerador de códigos QR',
  lead: (productName: string) =>
    `Um código para todo mundo que ainda não ouviu falar de pedras pintadas: ele leva à página inicial do ${productName}, onde se vê o que está escondido por perto.`,
  download: 'Baixar código QR',
  print: 'Imprimir código QR',
  notALabel:
    'A etiqueta de uma pedra é outra coisa: ela leva o ID da própria pedra e é impressa a partir de “Minhas pedras”.',
  code: (productName: string) => `Código QR que leva ao ${productName}`,
  saved: {
    title: 'Código QR salvo',
    description: (fileName: string) => `O nome dele é ${fileName}.`,
  },
  notDrawn: {
    title: 'Não foi possível criar a imagem',
    description: 'O seu navegador não deixa desenhá-la. Imprimir o código funciona mesmo assim.',
  },
  howTo: {
    title: 'Como usar',
    lines: [
      'Baixe a imagem para um folheto, um boletim ou um site, ou imprima a página e pendure-a.',
      'Deixe o código com pelo menos 2,5 cm de largura, e maior onde as pessoas ficam mais longe.',
      'Mantenha a borda branca em volta e o preto sobre branco: as câmeras procuram isso.',
      'Escaneie uma vez com o seu próprio celular antes de imprimir cinquenta.',
    ],
  },
  perfectFor: {
    title: 'Perfeito para',
    lines: [
      'Murais de parques, campings e inícios de trilhas, se a administração concordar',
      'Salas de aula, grupos de escoteiros, bibliotecas e casas de repouso',
      'Barracas de feira, feiras de artesanato e tardes de pintura',
      'A tampa de uma caixa de tintas, ou um cartão ao lado de um cesto de pedras sem pintar',
    ],
  },
};
