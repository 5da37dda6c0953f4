// The words of en/rock-status.ts in Polish.
import type { Words } from '../words.ts';

export const rockStatus: Words['rockStatus'] = {
  hidden: 'Schowany',
  traveling: 'W podróży',
  found: 'Znaleziony',
  active: 'Gotowy',
};
