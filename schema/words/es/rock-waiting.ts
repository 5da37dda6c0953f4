// The words of en/rock-waiting.ts in Spanish.
import type { Words } from '../words.ts';

export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => [name, ' te espera'],
  yourRockWaits: 'Tu piedra te espera',
  email: 'Correo electrónico',
  hintToFind: 'Te enviamos un código. Con él inicias sesión, y la piedra queda encontrada.',
  hintToReturn: 'Te enviamos un código. Con él inicias sesión y vuelves a la piedra.',
  continue: 'Seguir gratis',
};
