// The words of en/rock-lists.ts in French.
import type { Words } from '../words.ts';
export const rockLists: Words['rockLists'] = {
  light: 'light vaut 1, ou manque',
};
