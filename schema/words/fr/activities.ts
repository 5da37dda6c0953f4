// The words of en/activities.ts in French.
import type { Words } from '../words.ts';
export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => [rock, ' a été enregistré'],
    rock_hidden: <T>(rock: T) => [rock, ' a été caché'],
    rock_found: <T>(rock: T) => [rock, ' a été trouvé'],
    rehidden_rock: <T>(rock: T) => [rock, ' a été recaché'],
  },
  byYou: <T>(day: T) => ['par toi, ', day],
  by: <T>(who: T, day: T) => ['par ', who, ', ', day],
  someRock: 'Un galet',
};
