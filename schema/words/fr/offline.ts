// The words of en/offline.ts in French.
import type { Words } from '../words.ts';
export const offline: Words['offline'] = {
  label: 'Réseau',
  noConnection: 'Pas de réseau.',
  whatYouSee: 'Tu vois ce que cet appareil a gardé.',
  tryAgain: 'Réessayer',
  asOf: (moment: string) => `Dernier état : ${moment}`,
  newVersion: {
    title: 'Une nouvelle version est prête',
    description: 'Elle arrive quand tu recharges cette page.',
    action: 'Charger maintenant',
  },
};
