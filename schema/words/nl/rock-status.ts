// The words of en/rock-status.ts in Dutch.
import type { Words } from '../words.ts';
export const rockStatus: Words['rockStatus'] = {
  hidden: 'Verstopt',
  traveling: 'Onderweg',
  found: 'Gevonden',
  active: 'Nog thuis',
};
