// What the author of a journey's entry may change of it afterwards, and how they take it back.
export const correctionLimits = {
  /** Days after it was recorded. */
  days: 30,
} as const;

export const correctionWords = {
  notYours: 'This entry is not here, or not yours',
  tooLate: `An entry can be changed for ${correctionLimits.days} days after it was logged`,
  first:
    'The first hiding place begins the journey, and others have been there since. Please change it instead.',
  betweenOthers: 'Something else happened to this rock before or after. Please choose a time in between.',
} as const;

/** Answer of DELETE /api/rocks/{id}/journey/{seq}. */
export interface Retracted {
  /** Whether the journey shows it, struck through: something else had happened since. */
  isShown: boolean;
}
