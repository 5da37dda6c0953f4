// The words of en/rock-lists.ts in Hindi.
import type { Words } from '../words.ts';

export const rockLists: Words['rockLists'] = {
  light: 'light 1 होता है, या नहीं होता',
};
