// Of controls that many pages have.
import { number } from './intl.ts';

export const ui = {
  close: 'Close',
  tryAgainLater: 'Please try again in a moment.',
  /** Title above a text that can be copied by hand. */
  noCopying: 'Your browser does not let us copy',
  pictureStillMissing: 'Still did not load',
  retryPicture: (name: string) => `Try again: picture of ${name}`,
  pictureStillMissingOf: (name: string) => `Still did not load: ${name}`,
  /** For screen readers. @param name of what is done */
  progress: (name: string, percent: number) => `${name}: ${number(percent)} %.`,
  progressBegins: (name: string) => `${name}.`,
};
