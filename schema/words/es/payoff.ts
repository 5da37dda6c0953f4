// The words of en/payoff.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'Volver a esconderla',
  later: 'Más tarde',
  finderNumber: (count: number) => `Eres la persona n.º ${number(count)} que la encuentra`,
  beganHere: <T>(place: T) => ['Su viaje empezó aquí: ', place, '.'],
  journey: <T>(way: string, since: T, last: T) => [
    `Distancia: ${way}. Salida: `,
    since,
    '. Última parada: ',
    last,
    '.',
  ],
  whatName: '¿Con qué nombre te verá quien la pintó?',
  username: 'Un nombre de usuario',
  save: 'Guardar',
  skip: 'Omitir',
  named: <T>(name: T) => ['Quien la pintó leerá: «Encontrada por ', name, '».'],
};
