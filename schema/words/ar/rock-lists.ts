// The words of en/rock-lists.ts in Arabic.
import type { Words } from '../words.ts';

export const rockLists: Words['rockLists'] = {
  light: 'light هو 1، أو غير مذكور',
};
