// Pages without script that are one card: the sign-in, and those that links in emails lead to.

export const cards = {
  leave: (productName: string) => `Not now, back to ${productName}`,
  goOn: (productName: string) => `Go on to ${productName}`,
  /** Title of a page that tells of a problem. */
  failed: (heading: string) => `Error: ${heading}`,
  refused: 'That did not work',
  /** Below a scanned rock, without script. */
  withoutScript:
    'You can look rocks up and mark them as found without JavaScript. Your rocks and the map need it.',
};
