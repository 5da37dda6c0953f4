// The words of en/withheld.ts in Polish.
import type { Words } from '../words.ts';

export const withheld: Words['withheld'] = {
  words: 'Te słowa były już ukryte przed innymi. Wybierz inne.',
  rockName: 'Inny twój kamyk o tej nazwie jest ukryty przed innymi. Wybierz inną nazwę.',
};
