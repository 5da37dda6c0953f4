// The words of en/follows.ts in Japanese.
import type { Words } from '../words.ts';

export const follows: Words['follows'] = {
  follow: 'フォロー',
  following: 'フォロー中',
  followRock: (rock: string) => `${rock}をフォロー`,
  followingRock: (rock: string) => `${rock}をフォロー中`,
  failed: { title: 'うまくいきませんでした', description: '少ししてからもう一度お試しください。' },
};
