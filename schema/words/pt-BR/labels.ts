// The words of en/labels.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `Etiqueta com o Rock ID ${code}`,
  foundMe: (host: string) => `Me achou? ${host}`,
  more: (count: number) => `e mais ${number(count)}`,
  sheet: (productName: string) =>
    `Etiquetas ${productName}, 1,3 × 2,5 cm (1/2 por 1 polegada). Imprima em 100% (“Tamanho real”), recorte pelas marcas dos cantos e escaneie uma antes de passar o verniz.`,
  inch: '1 polegada',
  poster: {
    claim: 'Há pedras pintadas escondidas por aqui.',
    code: (productName: string) => `Código QR que leva ao ${productName}`,
    heading: 'Como usar este código',
    steps: [
      'Abra a câmera do celular e aponte para o código.',
      'Toque no link que aparece. Não precisa instalar nada, e participar é grátis.',
      'Achou uma pedra pintada? Vire-a e escaneie a etiqueta ou digite o Rock ID.',
      'Esconda a pedra de novo em outro lugar e siga a viagem dela no mapa.',
    ],
  },
};
