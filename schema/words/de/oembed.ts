// The words of en/oembed.ts in German.
import type { Words } from '../words.ts';

export const oembed: Words['oembed'] = {
  url: 'url ist die Adresse der Seite eines Steins',
  size: 'Größen sind ganze Zahlen von Bildpunkten',
  format: 'format ist json oder fehlt',
};
