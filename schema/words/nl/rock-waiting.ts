// The words of en/rock-waiting.ts in Dutch.
import type { Words } from '../words.ts';
export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => [name, ' wacht op je'],
  yourRockWaits: 'Je steen wacht op je',
  email: 'E-mailadres',
  hintToFind: 'We sturen je een code. Daarmee log je in, en de steen is gevonden.',
  hintToReturn: 'We sturen je een code. Daarmee log je in, en je bent terug bij de steen.',
  continue: 'Gratis verder',
};
