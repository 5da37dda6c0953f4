// The words of en/follows.ts in Arabic.
import type { Words } from '../words.ts';

export const follows: Words['follows'] = {
  follow: 'متابعة',
  following: 'متابَع',
  followRock: (rock: string) => `متابعة ${rock}`,
  followingRock: (rock: string) => `متابَع: ${rock}`,
  failed: { title: 'لم ينجح ذلك', description: 'يُرجى المحاولة بعد قليل.' },
};
