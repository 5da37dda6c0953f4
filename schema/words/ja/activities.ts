// The words of en/activities.ts in Japanese.
import type { Words } from '../words.ts';

export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => [rock, 'が登録されました'],
    rock_hidden: <T>(rock: T) => [rock, 'がかくされました'],
    rock_found: <T>(rock: T) => [rock, 'が見つかりました'],
    rehidden_rock: <T>(rock: T) => [rock, 'がもう一度かくされました'],
  },
  byYou: <T>(day: T) => ['自分、', day],
  by: <T>(who: T, day: T) => [who, 'さん、', day],
  someRock: 'ある石',
};
