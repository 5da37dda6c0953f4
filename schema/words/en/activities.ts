// Recent activities.

export const activities = {
  /** @param rock its name, or an element with it */
  sentences: {
    rock_created: <T>(rock: T) => [rock, ' was registered'],
    rock_hidden: <T>(rock: T) => [rock, ' was hidden'],
    rock_found: <T>(rock: T) => [rock, ' was found'],
    rehidden_rock: <T>(rock: T) => [rock, ' was hidden again'],
  },
  /** @param day an element */
  byYou: <T>(day: T) => ['by you, ', day],
  /** Elements. */
  by: <T>(who: T, day: T) => ['by ', who, ', ', day],
  /** In place of the name of a rock that is no longer there. */
  someRock: 'A rock',
};
