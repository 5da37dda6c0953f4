// The words of en/activities.ts in German.
import type { Words } from '../words.ts';

export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => [rock, ' wurde registriert'],
    rock_hidden: <T>(rock: T) => [rock, ' wurde versteckt'],
    rock_found: <T>(rock: T) => [rock, ' wurde gefunden'],
    rehidden_rock: <T>(rock: T) => [rock, ' wurde wieder versteckt'],
  },
  byYou: <T>(day: T) => ['von dir, ', day],
  by: <T>(who: T, day: T) => ['von ', who, ', ', day],
  someRock: 'Ein Stein',
};
