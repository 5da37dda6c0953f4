// The words of en/found-rock.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: 'Galet trouvé',
  field: 'Rock ID',
  lookUp: 'Chercher',
  looking: 'Recherche…',
  wornOff: 'L’ID est effacé',
  tryAgain: 'Réessayer',
  markAsFound: 'Marquer comme trouvé',
  finding: 'Enregistrement…',
  saw: 'Vu et laissé sur place',
  hide: 'Cacher le galet',
  register: 'Enregistrer un galet',
  won: 'Bravo ! Galet trouvé !',
  titles: {
    active: 'Galet prêt à être caché',
    hidden: 'Tu as trouvé un galet caché !',
    found: 'Galet prêt à être recaché',
  },
  nothing: {
    title: 'Saisis le Rock ID',
    text: 'Il est sur l’étiquette, ou peint sur le dessous du galet.',
  },
  howItWorks: 'Comment ça marche',
  steps: [
    'Scanne l’étiquette avec ton téléphone, ou saisis son Rock ID.',
    'Marque le galet comme trouvé. Pour cela, il faut se connecter ; regarder, tout le monde le peut.',
    'Cache-le à un nouvel endroit et suis-le sur la carte.',
  ],
  quickLinks: 'Liens rapides',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    name,
    ' est maintenant dans « ',
    link('À recacher'),
    ' ».',
  ],
  timesFound: (count: number) => plural(count, { one: 'Trouvé # fois', other: 'Trouvé # fois' }),
  join: (productName: string) =>
    `Rejoins ${productName} : choisis ton niveau d’aventure et commence à suivre des galets !`,
};
