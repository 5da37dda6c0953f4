// The words of en/rock-lists.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const rockLists: Words['rockLists'] = {
  light: 'light é 1, ou fica de fora',
};
