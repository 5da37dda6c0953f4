// The words of en/activities.ts in Dutch.
import type { Words } from '../words.ts';
export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => [rock, ' is geregistreerd'],
    rock_hidden: <T>(rock: T) => [rock, ' is verstopt'],
    rock_found: <T>(rock: T) => [rock, ' is gevonden'],
    rehidden_rock: <T>(rock: T) => [rock, ' is weer verstopt'],
  },
  byYou: <T>(day: T) => ['door jou, ', day],
  by: <T>(who: T, day: T) => ['door ', who, ', ', day],
  someRock: 'Een steen',
};
