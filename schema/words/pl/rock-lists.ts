// The words of en/rock-lists.ts in Polish.
import type { Words } from '../words.ts';

export const rockLists: Words['rockLists'] = {
  light: 'light to 1 albo nic',
};
