// The words of en/labels.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `Étiquette avec le Rock ID ${code}`,
  foundMe: (host: string) => `Trouvé ? ${host}`,
  more: (count: number) => `et ${number(count)} de plus`,
  sheet: (productName: string) =>
    `Étiquettes ${productName}, 1,3 × 2,5 cm (1/2 × 1 pouce). Imprime à 100 % (« Taille réelle »), découpe le long des repères, et scannes-en une avant de la vernir.`,
  inch: '1 pouce',
  poster: {
    claim: 'Des galets peints se cachent par ici.',
    code: (productName: string) => `Code QR qui mène à ${productName}`,
    heading: 'Comment utiliser ce code',
    steps: [
      'Ouvre l’appareil photo de ton téléphone et vise le code.',
      'Touche le lien qui apparaît. Il n’y a rien à installer, et l’inscription est gratuite.',
      'Tu as trouvé un galet peint ? Retourne-le, et scanne son étiquette ou saisis le Rock ID.',
      'Recache-le dans un nouvel endroit, et suis son voyage sur la carte.',
    ],
  },
};
