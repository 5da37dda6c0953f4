// What the author of a journey's entry may change of it afterwards, and how they take it back.
export const correctionLimits = {
  /** Days after it was recorded. */
  days: 30,
  /** Corrections of one member in a day; what changes nothing is none. */
  perDay: 50,
} as const;

/** Answer of DELETE /api/rocks/{id}/journey/{seq}. */
export interface Retracted {
  /** Whether the journey shows it, struck through: something else had happened since. */
  isShown: boolean;
}
