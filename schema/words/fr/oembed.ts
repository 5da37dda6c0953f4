// The words of en/oembed.ts in French.
import type { Words } from '../words.ts';
export const oembed: Words['oembed'] = {
  url: 'url est l’adresse de la page d’un galet',
  size: 'Les tailles sont des nombres entiers de pixels',
  format: 'format vaut json, ou manque',
};
