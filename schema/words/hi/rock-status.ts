// The words of en/rock-status.ts in Hindi.
import type { Words } from '../words.ts';

export const rockStatus: Words['rockStatus'] = {
  hidden: 'छिपा',
  traveling: 'सफ़र पर',
  found: 'मिला',
  active: 'तैयार',
};
