// The words of en/withheld.ts in Dutch.
import type { Words } from '../words.ts';
export const withheld: Words['withheld'] = {
  words: 'Deze woorden zijn al eerder voor anderen verborgen. Kies andere.',
  rockName: 'Een andere steen van jou met deze naam is voor anderen verborgen. Kies een andere naam.',
};
