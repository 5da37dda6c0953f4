// The words of en/labels.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `Etiqueta con el Rock ID ${code}`,
  foundMe: (host: string) => `¿Me encontraste? ${host}`,
  more: (count: number) => `y ${number(count)} más`,
  sheet: (productName: string) =>
    `Etiquetas de ${productName}, 1/2 por 1 pulgada (1,3 × 2,5 cm). Imprime al 100\u00a0% («Tamaño real»), corta por las marcas de las esquinas y escanea una antes de sellarla.`,
  inch: '1 pulgada',
  poster: {
    claim: 'Por aquí hay piedras pintadas escondidas.',
    code: (productName: string) => `Código QR que lleva a ${productName}`,
    heading: 'Cómo usar este código',
    steps: [
      'Abre la cámara de tu teléfono y apunta al código.',
      'Toca el enlace que aparece. No hay que instalar nada, y unirse es gratis.',
      '¿Encontraste una piedra pintada? Dale la vuelta y escanea su etiqueta o escribe su Rock ID.',
      'Escóndela en un lugar nuevo y sigue su viaje en el mapa.',
    ],
  },
};
