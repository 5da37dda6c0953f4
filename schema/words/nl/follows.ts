// The words of en/follows.ts in Dutch.
import type { Words } from '../words.ts';

export const follows: Words['follows'] = {
  follow: 'Volgen',
  following: 'Je volgt hem',
  followRock: (rock: string) => `${rock} volgen`,
  followingRock: (rock: string) => `Je volgt ${rock}`,
  failed: { title: 'Dat lukte niet', description: 'Probeer het zo nog eens.' },
};
