// The words of en/withheld.ts in German.
import type { Words } from '../words.ts';

export const withheld: Words['withheld'] = {
  words: 'Diese Worte wurden schon einmal für andere ausgeblendet. Bitte wähle andere.',
  rockName:
    'Ein anderer Stein von dir mit diesem Namen ist für andere ausgeblendet. Bitte wähle einen anderen Namen.',
};
