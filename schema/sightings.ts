// A rock that somebody saw and left where it was, without an account.
export const sightingLimits = {
  /** Sightings of one rock from one network in a day. Further ones are thanked for, and change nothing. */
  perDay: 3,
  /** Emails to one address in a day that ask whether to tell it of a rock. */
  emailsPerAddress: 3,
  /** The same from one network. */
  emailsPerNetwork: 10,
  /** Days in which such an email can be answered. */
  confirmDays: 2,
  /** Days after which nobody is told any more. */
  watchDays: 365,
} as const;

export const sightingWords = {
  neverHidden: 'This rock was never hidden, so nobody can have seen it.',
  inHand: 'Somebody has this rock just now. If you see it, it is hidden soon: please leave it to them.',
  tooManyEmails: 'We sent several of these emails today. Please try again tomorrow.',
  dead: 'This link is not complete, or it is too old. On the page of the rock’s ID you can ask again.',
  notPainter: 'Only the painter of this rock can remove a sighting',
  gone: 'This sighting is no longer here',
} as const;
