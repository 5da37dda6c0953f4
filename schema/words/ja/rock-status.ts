// The words of en/rock-status.ts in Japanese.
import type { Words } from '../words.ts';

export const rockStatus: Words['rockStatus'] = {
  hidden: 'かくれんぼ中',
  traveling: '旅の途中',
  found: '発見済み',
  active: '出発前',
};
