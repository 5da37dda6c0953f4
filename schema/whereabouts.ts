// What else happens to a rock: it is missed, moved a little, handed on, kept, back home, or at the end of its journey.
export const whereaboutsLimits = {
  /** Different members who did not find a rock, within this many days: then it is perhaps gone. */
  absences: 3,
  absenceDays: 30,
  /** Rocks that one member can miss in a day. */
  absencesPerDay: 20,
  /** Hours for which a holder hands a rock on. */
  handOnHours: 24,
  /** A rock can be moved this far without a find, and within its town a little farther; in metres. */
  moveMetres: 2000,
  moveInTownMetres: 20_000,
} as const;

export const restings = ['kept', 'home', 'retired'] as const;
/** Why a rock does not travel: kept by its finder with thanks, back home with its painter, or retired by them. */
export type Resting = (typeof restings)[number];

export const whereaboutsWords = {
  notHidden: 'This rock is not hidden just now',
  tooManyAbsences: 'You have looked for many rocks today. Please go on tomorrow.',
  notHolder: 'Only the finder who has this rock can do that',
  ownRock: 'It is your own rock. Log that it is back home instead.',
  declined: 'Its painter would like it to travel on',
  noQuestion: 'Nobody is asking for this rock any more',
  notOwner: 'Only its owner can say that',
  notHome: 'Enter its ID under Found Rock first, so that its journey leads home',
  withFinder: 'Somebody else has this rock just now. When they hide it or hand it on, you can say that.',
  neverHidden: 'This rock has not begun its journey yet',
  isKept: 'Its finder keeps this rock with thanks',
  rest: 'A rock is home, retired, or travels',
  answer: 'Say yes or no',
  otherTown: 'That is another town. Mark the rock as found, and hide it there.',
  movedMeanwhile: 'Something else has happened to this rock since',
} as const;

/** What a rock's card and page say of it. */
export const restingWords: Readonly<Record<Resting, string>> = {
  kept: 'Kept by its finder, with thanks',
  home: 'Back home with its painter',
  retired: 'Its journey has ended',
};

export const missingWords = `Perhaps gone: ${whereaboutsLimits.absences} people looked for it and did not find it`;

/** Answer of PUT and DELETE /api/rocks/{id}/absence. */
export interface AbsenceState {
  isMissed: boolean;
  /** Whether enough have missed it. */
  isMissing: boolean;
}

/** Answer of PUT and DELETE /api/rocks/{id}/hand-on. */
export interface HandOn {
  /** ISO 8601; null if nobody takes it over. */
  until: string | null;
}

/** Answer of POST /api/rocks/{id}/keep and …/keep/answer. */
export interface KeepState {
  keeping: 'asked' | 'granted' | 'declined';
}

/** Answer of PUT /api/rocks/{id}/rest. */
export interface RestState {
  rest: Resting | null;
}
