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
