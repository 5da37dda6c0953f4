// The words of en/rock-waiting.ts in Polish.
import type { Words } from '../words.ts';

export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => ['Kamyk ', name, ' czeka na ciebie'],
  yourRockWaits: 'Twój kamyk czeka na ciebie',
  email: 'Adres e-mail',
  hintToFind: 'Wyślemy ci kod. Zalogujesz się nim, a kamyk będzie znaleziony.',
  hintToReturn: 'Wyślemy ci kod. Zalogujesz się nim i wrócisz do kamyka.',
  continue: 'Dalej bezpłatnie',
};
