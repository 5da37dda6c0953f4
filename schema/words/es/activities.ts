// The words of en/activities.ts in Spanish.
import type { Words } from '../words.ts';

export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => [rock, ' fue registrada'],
    rock_hidden: <T>(rock: T) => [rock, ' fue escondida'],
    rock_found: <T>(rock: T) => [rock, ' fue encontrada'],
    rehidden_rock: <T>(rock: T) => [rock, ' fue escondida de nuevo'],
  },
  byYou: <T>(day: T) => ['por ti, ', day],
  by: <T>(who: T, day: T) => ['por ', who, ', ', day],
  someRock: 'Una piedra',
};
