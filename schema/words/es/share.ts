// The words of en/share.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'Compartir',
  details: 'Compartir la piedra',
  link: 'Compartir su enlace',
  copyLink: 'Copiar su enlace',
  copyWebsite: 'Copiar enlace del sitio',
  linkCopied: 'Enlace copiado',
  websiteCopied: 'Enlace del sitio copiado',
  title: (rock: string, productName: string) => `${rock} en ${productName}`,
  text: (rock: string, productName: string, link: string) => `Sigue ${rock} en ${productName}: ${link}`,
  saved: 'Imagen guardada',
  savedAs: (file: string) => `Se llama ${file}.`,
  savedWithoutPhoto: (file: string) =>
    `Se llama ${file}. La foto no se cargó, así que no está en la tarjeta.`,
  failed: {
    title: 'No se pudo compartir',
    description: 'Tu dispositivo no abrió el menú para compartir. La imagen está en tus descargas.',
  },
  noPicture: {
    title: 'No se pudo crear la imagen',
    description: 'En su lugar, copiamos los datos de la piedra: ya los puedes pegar donde quieras.',
  },
  lines: {
    status: (status: string) => `Estado: ${status}`,
    distance: (way: string) => `Distancia recorrida: ${way}`,
    finds: (count: number) => `Veces encontrada: ${number(count)}`,
    place: (name: string) => `Último lugar: ${name}`,
    noPlace: 'Último lugar: ninguno',
  },
  card: {
    findsUnit: (count: number) => plural(count, { one: 'hallazgo', other: 'hallazgos' }),
    hidden: 'Escondida',
    found: 'Encontrada',
    by: (finder: string) => `por ${finder}`,
  },
};
