// The words of en/labels.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `Sticker met de Rock ID ${code}`,
  foundMe: (host: string) => `Gevonden? ${host}`,
  more: (count: number) => `en nog ${number(count)}`,
  sheet: (productName: string) =>
    `Stickers van ${productName}, 1,3 bij 2,5 cm. Print op 100% (“Werkelijke grootte”), knip langs de hoekstreepjes, en scan er een voor je hem aflakt.`,
  inch: '2,54 cm',
  poster: {
    claim: 'Hier in de buurt liggen beschilderde stenen verstopt.',
    code: (productName: string) => `QR-code die naar ${productName} leidt`,
    heading: 'Zo gebruik je deze code',
    steps: [
      'Open de camera van je telefoon en richt hem op de code.',
      'Tik op de link die verschijnt. Je hoeft niets te installeren, en meedoen is gratis.',
      'Een beschilderde steen gevonden? Draai hem om, en scan de sticker of typ de Rock ID in.',
      'Verstop hem weer op een nieuwe plek, en volg zijn reis op de kaart.',
    ],
  },
};
