// A part of the map that is kept for a walk without a network.
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea = {
  heading: 'Map for a walk',
  keep: 'Keep this area',
  what: (km: number) => `For a walk without a network: the map ${number(km)} km around, and its rocks.`,
  zoomFirst: 'Zoom in to the place of your walk first.',
  replaces: 'It replaces the one below.',
  progress: 'Keeping the area',
  pieces: (done: number, all: number, bytes: number) =>
    `${number(done)} of ${number(all)} pieces of the map, ${megabytes(bytes / 1e6)}`,
  asking: 'Asking for its rocks...',
  tryAgain: 'Try again',
  stop: 'Stop',
  keepIt: 'Keep it',
  leaveIt: 'Leave it',
  /** @param size in whole megabytes */
  question: (size: number) => `This area needs about ${number(size)} MB. Keep it?`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `Kept: ${number(km)} km around ${place}, ${megabytes(bytes / 1e6)}, ${day}`,
  noRocks: 'Its rocks are not kept for you. Keep the area again for them.',
  show: 'Show',
  remove: 'Remove',
  done: 'The area is kept. It is here without a network too.',
  /** @param unchanged a sentence */
  stopped: (unchanged: string) => `Stopped. ${unchanged}`,
  removed: 'The area was removed.',
  /** @param moment such as 'Nov 26, 14:05' */
  since: (moment: string) => `Kept ${moment}. You are offline.`,
  otherStays: 'The area below stays.',
  nothingKept: 'Nothing was kept.',
  /** @param unchanged a sentence */
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'The network went away.',
    server: 'The map did not answer.',
    full: 'This device has no room left for the area.',
    unavailable: 'This browser does not let a page keep anything, as in a private window.',
  },
};
