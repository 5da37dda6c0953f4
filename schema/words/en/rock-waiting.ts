// For a visitor who joins with a rock in hand.

export const rockWaiting = {
  /** @param name an element */
  waits: <T>(name: T) => [name, ' is waiting for you'],
  /** Without a name. */
  yourRockWaits: 'Your rock is waiting for you',
  email: 'Email address',
  hintToFind: 'We send you a code. It signs you in, and the rock is found.',
  hintToReturn: 'We send you a code. It signs you in, and you are back at the rock.',
  continue: 'Continue with Free',
};
