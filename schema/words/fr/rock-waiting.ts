// The words of en/rock-waiting.ts in French.
import type { Words } from '../words.ts';
export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => [name, ' t’attend'],
  yourRockWaits: 'Ton galet t’attend',
  email: 'Adresse e-mail',
  hintToFind: 'Nous t’envoyons un code. Il ouvre ta session, et le galet est trouvé.',
  hintToReturn: 'Nous t’envoyons un code. Il ouvre ta session, et tu reviens au galet.',
  continue: 'Continuer gratuitement',
};
