// The words of en/happened.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const happened: Words['happened'] = {
  unreadable: 'Dis quand c’était, avec une date et une heure',
  future: 'Ce moment est encore à venir. Vérifie la date et l’heure.',
  tooOld: (days: number) => `On ne peut noter que les ${number(days)} derniers jours`,
  enoughPast: 'Tu as noté beaucoup de choses passées aujourd’hui. Continue demain.',
  enoughOfRock: 'On a déjà beaucoup noté du passé de ce galet aujourd’hui. Continue demain.',
  beforeRock: 'C’est bien avant que ce galet ne soit enregistré. Vérifie la date.',
  beforeFind: 'Tu as trouvé ce galet plus tard que cela',
};
