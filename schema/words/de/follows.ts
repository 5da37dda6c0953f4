// The words of en/follows.ts in German.
import type { Words } from '../words.ts';

export const follows: Words['follows'] = {
  follow: 'Folgen',
  following: 'Folge ich',
  followRock: (rock: string) => `${rock} folgen`,
  followingRock: (rock: string) => `Du folgst ${rock}`,
  failed: { title: 'Das hat nicht geklappt', description: 'Bitte versuch es gleich noch einmal.' },
};
