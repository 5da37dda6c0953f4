// The words of en/rock-status.ts in German.
import type { Words } from '../words.ts';

export const rockStatus: Words['rockStatus'] = {
  hidden: 'Versteckt',
  traveling: 'Unterwegs',
  found: 'Gefunden',
  active: 'Bereit',
};
