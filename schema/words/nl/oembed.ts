// The words of en/oembed.ts in Dutch.
import type { Words } from '../words.ts';
export const oembed: Words['oembed'] = {
  url: 'url is het adres van de pagina van een steen',
  size: 'Maten zijn hele getallen in pixels',
  format: 'format is json, of ontbreekt',
};
