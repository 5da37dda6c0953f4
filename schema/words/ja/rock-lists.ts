// The words of en/rock-lists.ts in Japanese.
import type { Words } from '../words.ts';

export const rockLists: Words['rockLists'] = {
  light: 'lightは1にするか、省略してください',
};
