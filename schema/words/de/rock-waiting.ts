// The words of en/rock-waiting.ts in German.
import type { Words } from '../words.ts';

export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => [name, ' wartet auf dich'],
  yourRockWaits: 'Dein Stein wartet auf dich',
  email: 'E-Mail-Adresse',
  hintToFind: 'Wir schicken dir einen Code. Er meldet dich an, und der Stein ist gefunden.',
  hintToReturn: 'Wir schicken dir einen Code. Er meldet dich an, und du bist wieder beim Stein.',
  continue: 'Kostenlos weiter',
};
