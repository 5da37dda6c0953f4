// The words of en/activities.ts in Arabic.
import type { Words } from '../words.ts';

export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => ['سُجّل ', rock],
    rock_hidden: <T>(rock: T) => ['أُخفي ', rock],
    rock_found: <T>(rock: T) => ['عُثر على ', rock],
    rehidden_rock: <T>(rock: T) => ['أُعيد إخفاء ', rock],
  },
  byYou: <T>(day: T) => ['أنت، ', day],
  by: <T>(who: T, day: T) => [who, '، ', day],
  someRock: 'حجر',
};
