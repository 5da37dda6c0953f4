// The words of en/follows.ts in Polish.
import type { Words } from '../words.ts';

export const follows: Words['follows'] = {
  follow: 'Obserwuj',
  following: 'Obserwujesz',
  followRock: (rock: string) => `Obserwuj kamyk ${rock}`,
  followingRock: (rock: string) => `Obserwujesz kamyk ${rock}`,
  failed: { title: 'To się nie udało', description: 'Spróbuj ponownie za chwilę.' },
};
