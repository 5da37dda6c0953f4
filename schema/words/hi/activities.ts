// The words of en/activities.ts in Hindi.
import type { Words } from '../words.ts';

export const activities: Words['activities'] = {
  sentences: {
    rock_created: <T>(rock: T) => [rock, ' रजिस्टर हुआ'],
    rock_hidden: <T>(rock: T) => [rock, ' छिपाया गया'],
    rock_found: <T>(rock: T) => [rock, ' मिला'],
    rehidden_rock: <T>(rock: T) => [rock, ' फिर से छिपाया गया'],
  },
  byYou: <T>(day: T) => ['आप, ', day],
  by: <T>(who: T, day: T) => [who, ', ', day],
  someRock: 'एक पत्थर',
};
