// The words of en/qr-code-generator.ts in Spanish.
import type { Words } from '../words.ts';

export const qrCodeGenerator: Words['qrCodeGenerator'] = {
  heading: 'Generador de códigos QR',
  lead: (productName: string) =>
    `Un código para quien aún no ha oído hablar de las piedras pintadas: lleva a la página de inicio de ${productName}, donde se ve qué hay escondido cerca.`,
  download: 'Descargar código QR',
  print: 'Imprimir código QR',
  notALabel:
    'La etiqueta de una piedra es otra cosa: lleva el ID propio de la piedra y se imprime desde «Mis piedras».',
  code: (productName: string) => `Código QR que lleva a ${productName}`,
  saved: {
    title: 'Código QR guardado',
    description: (fileName: string) => `Se llama ${fileName}.`,
  },
  notDrawn: {
    title: 'No se pudo crear la imagen',
    description: 'Tu navegador no nos deja dibujarla. Imprimir el código sí funciona.',
  },
  howTo: {
    title: 'Cómo usarlo',
    lines: [
      'Descarga la imagen para un folleto, un boletín o un sitio web, o imprime la página y cuélgala.',
      'Que mida al menos una pulgada (2,5 cm) de ancho, y más donde la gente se queda más lejos.',
      'Deja el borde blanco que lo rodea, y que siga en negro sobre blanco: es lo que buscan las cámaras.',
      'Escanéalo una vez con tu propio teléfono antes de imprimir cincuenta.',
    ],
  },
  perfectFor: {
    title: 'Perfecto para',
    lines: [
      'Tablones de anuncios de parques, campamentos y comienzos de senderos, si la oficina está de acuerdo',
      'Aulas, grupos scout, bibliotecas y residencias de mayores',
      'Puestos de mercado, ferias de artesanía y tardes de pintura',
      'La tapa de una caja de pinturas, o una tarjeta junto a una cesta de piedras sin pintar',
    ],
  },
};
