// The words of en/activities.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => [rock, ' foi registrada'],
    rock_hidden: <T>(rock: T) => [rock, ' foi escondida'],
    rock_found: <T>(rock: T) => [rock, ' foi encontrada'],
    rehidden_rock: <T>(rock: T) => [rock, ' foi escondida de novo'],
  },
  byYou: <T>(day: T) => ['por você, ', day],
  by: <T>(who: T, day: T) => ['por ', who, ', ', day],
  someRock: 'Uma pedra',
};
