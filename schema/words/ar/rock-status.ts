// The words of en/rock-status.ts in Arabic.
import type { Words } from '../words.ts';

export const rockStatus: Words['rockStatus'] = {
  hidden: 'مخفي',
  traveling: 'في رحلة',
  found: 'عُثر عليه',
  active: 'مسجّل',
};
