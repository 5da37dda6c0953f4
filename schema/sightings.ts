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
