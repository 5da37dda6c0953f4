// The words of en/oembed.ts in Spanish.
import type { Words } from '../words.ts';

export const oembed: Words['oembed'] = {
  url: 'url es la dirección de la página de una piedra',
  size: 'Los tamaños son números enteros de píxeles',
  format: 'format es json, o falta',
};
