// The words of en/follows.ts in French.
import type { Words } from '../words.ts';
export const follows: Words['follows'] = {
  follow: 'Suivre',
  following: 'Suivi',
  followRock: (rock: string) => `Suivre ${rock}`,
  followingRock: (rock: string) => `Tu suis ${rock}`,
  failed: { title: 'Cela n’a pas marché', description: 'Réessaie dans un instant.' },
};
