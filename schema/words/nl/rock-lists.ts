// The words of en/rock-lists.ts in Dutch.
import type { Words } from '../words.ts';
export const rockLists: Words['rockLists'] = {
  light: 'light is 1, of ontbreekt',
};
