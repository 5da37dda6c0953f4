// What the author of a journey's entry may change of it afterwards, and how they take it back.
export const correctionLimits = {
  /** Days after it was recorded. */
  days: 30,
  /** Corrections of one member in a day; what changes nothing is none. */
  perDay: 50,
} as const;

export const correctionWords = {
  notYours: 'This entry is not here, or not yours',
  place: 'A place has a latitude, a longitude and a name',
  tooMany: 'You have corrected a lot today. Please go on tomorrow.',
  nothing: 'Say what should be different: the place, the notes or the time',
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
