// The words of en/follows.ts in Hindi.
import type { Words } from '../words.ts';

export const follows: Words['follows'] = {
  follow: 'साथ चलें',
  following: 'साथ हैं',
  followRock: (rock: string) => `${rock} के साथ चलें`,
  followingRock: (rock: string) => `आप ${rock} के साथ हैं`,
  failed: { title: 'यह नहीं हो पाया', description: 'थोड़ी देर में फिर कोशिश करें।' },
};
