// The words of en/designs.ts in Spanish.
import type { Words } from '../words.ts';

export const designs: Words['designs'] = {
  unknown: 'Ese diseño no existe',
  loadFailed: 'No pudimos cargar los diseños.',
  palettes: 'Paletas',
  notLoaded: 'No pudimos cargar este dibujo.',
  tryAgain: 'Reintentar',
  tryAgainOf: (design: string) => `Reintentar: ${design}`,
  lineArt: (design: string) => `Dibujo para calcar: ${design}`,
  difficulties: { easy: 'fácil', 'steady hand': 'con buen pulso', patient: 'con paciencia' },
  paints: 'Pinturas',
  printSizes:
    'Impreso, mide 3, 5 y 8 cm de ancho, para calcar o colorear. Imprime al 100\u00a0% («Tamaño real»).',
  download: 'Descargar',
  print: 'Imprimir',
  notPrinted: {
    title: 'El dibujo aún no ha llegado',
    text: 'Revisa tu conexión, cierra esta ventana y ábrela de nuevo.',
  },
  size: (cm: number, inches: string) => `${cm} cm · ${inches} pulg.`,
  centimeters: (count: number) => `${count} cm`,
  inches: (count: number) => `${count} pulg.`,
  toStone: 'Del papel a la piedra',
  steps: [
    'Elige el tamaño de tu piedra y recorta el dibujo por el borde.',
    'Frota el reverso con un lápiz blando; para una piedra oscura, con tiza blanca.',
    'Pégalo a la piedra con cinta adhesiva y repasa las líneas con un bolígrafo.',
    'Pinta, deja secar y sella con dos capas de barniz transparente.',
  ],
  rulerAgrees: 'Impresa al 100\u00a0% («Tamaño real»), esta regla coincide con la tuya.',
};
