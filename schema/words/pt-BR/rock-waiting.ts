// The words of en/rock-waiting.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const rockWaiting: Words['rockWaiting'] = {
  waits: <T>(name: T) => [name, ' espera por você'],
  yourRockWaits: 'A sua pedra espera por você',
  email: 'Endereço de e-mail',
  hintToFind: 'Enviamos um código. Com ele você entra, e a pedra fica encontrada.',
  hintToReturn: 'Enviamos um código. Com ele você entra e volta à pedra.',
  continue: 'Continuar grátis',
};
