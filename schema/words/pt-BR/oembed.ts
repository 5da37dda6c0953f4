// The words of en/oembed.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const oembed: Words['oembed'] = {
  url: 'url é o endereço da página de uma pedra',
  size: 'Os tamanhos são números inteiros de pixels',
  format: 'format é json, ou fica de fora',
};
