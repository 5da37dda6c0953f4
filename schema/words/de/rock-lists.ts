// The words of en/rock-lists.ts in German.
import type { Words } from '../words.ts';

export const rockLists: Words['rockLists'] = {
  light: 'light ist 1 oder fehlt',
};
