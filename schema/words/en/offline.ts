// The line above a page without a network, lists as they were kept, and a new version of the app.

export const offline = {
  label: 'Connection',
  noConnection: 'No connection.',
  /** For members. */
  whatYouSee: 'You see what this device has kept.',
  tryAgain: 'Try again',
  /** @param moment such as '14:05' or 'Nov 26, 14:05' */
  asOf: (moment: string) => `As of ${moment}`,
  newVersion: {
    title: 'A new version is ready',
    description: 'It comes when you load this page again.',
    action: 'Load it now',
  },
};
