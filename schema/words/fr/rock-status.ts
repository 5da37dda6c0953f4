// The words of en/rock-status.ts in French.
import type { Words } from '../words.ts';
export const rockStatus: Words['rockStatus'] = {
  hidden: 'Caché',
  traveling: 'En voyage',
  found: 'Trouvé',
  active: 'À cacher',
};
