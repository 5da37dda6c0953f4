// The words of en/paging.ts in German.
import type { Words } from '../words.ts';

export const paging: Words['paging'] = {
  limit: (most: number) => `limit ist eine ganze Zahl von 1 bis ${most}`,
  showMore: 'Mehr zeigen',
  moreFailed: 'Weiteres ließ sich nicht laden. Bitte versuch es noch einmal.',
  rocksAreSafe: 'Deinen Steinen ist nichts passiert. Bitte versuch es gleich noch einmal.',
  cursor: 'Dieser cursor gehört nicht zu dieser Liste',
};
