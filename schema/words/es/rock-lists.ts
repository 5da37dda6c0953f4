// The words of en/rock-lists.ts in Spanish.
import type { Words } from '../words.ts';

export const rockLists: Words['rockLists'] = {
  light: 'light es 1, o falta',
};
