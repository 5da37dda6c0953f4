// The words of en/landing.ts in French.
import type { Words } from '../words.ts';
export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['Peins un galet. ', br, 'Cache-le. ', br, 'Regarde-le voyager.'],
  lead: 'Chaque galet porte un ID sur le dessous. La personne qui le trouve saisit l’ID et cache le galet à un nouvel endroit, et toi, tu vois son voyage grandir, point par point, sur la carte.',
  signUp: 'Inscription gratuite',
  howItWorks: 'Comment ça marche',
  finder: {
    title: 'J’ai trouvé un galet',
    text: 'Retourne-le et saisis ce qui est sur son étiquette.',
    field: 'Rock ID',
    find: 'Chercher',
  },
};
