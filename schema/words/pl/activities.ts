// The words of en/activities.ts in Polish.
import type { Words } from '../words.ts';

export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => ['Zarejestrowano: ', rock],
    rock_hidden: <T>(rock: T) => ['Schowano: ', rock],
    rock_found: <T>(rock: T) => ['Znaleziono: ', rock],
    rehidden_rock: <T>(rock: T) => ['Ponownie schowano: ', rock],
  },
  byYou: <T>(day: T) => ['ty, ', day],
  by: <T>(who: T, day: T) => [who, ', ', day],
  someRock: 'Jakiś kamyk',
};
