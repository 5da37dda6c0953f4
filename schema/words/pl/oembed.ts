// The words of en/oembed.ts in Polish.
import type { Words } from '../words.ts';

export const oembed: Words['oembed'] = {
  url: 'url to adres strony kamyka',
  size: 'Rozmiary to całkowite liczby pikseli',
  format: 'format to json albo nic',
};
