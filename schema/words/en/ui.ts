// Of controls and rocks on many pages.
import { number } from './intl.ts';

export const ui = {
  close: 'Close',
  /** Who painted a rock, and owns it now; stands in a sentence such as 'by bea, adopted by ada'. Names are elements. */
  adopted: <T>(painter: T, keeper: T) => [painter, ', adopted by ', keeper],
  tryAgainLater: 'Please try again in a moment.',
  /** Title above a text that can be copied by hand. */
  noCopying: 'Your browser does not let us copy',
  /** The region of the toasts. @param key that leads to it */
  toasts: (key: string) => `Notifications (${key})`,
  /** Read aloud before the text of each one. */
  toast: 'Notification',
  pictureStillMissing: 'Still did not load',
  retryPicture: (name: string) => `Try again: picture of ${name}`,
  pictureStillMissingOf: (name: string) => `Still did not load: ${name}`,
  /** For screen readers. @param name of what is done */
  progress: (name: string, percent: number) => `${name}: ${number(percent)} %.`,
  progressBegins: (name: string) => `${name}.`,
};
