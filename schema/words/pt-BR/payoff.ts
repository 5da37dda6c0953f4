// The words of en/payoff.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'Esconder de novo',
  later: 'Depois',
  finderNumber: (count: number) => `Este é o achado nº ${number(count)} desta pedra`,
  beganHere: <T>(place: T) => ['A viagem dela começou aqui: ', place, '.'],
  journey: <T>(way: string, since: T, last: T) => [
    `${way} de viagem. Onde começou: `,
    since,
    '. Vista por último: ',
    last,
    '.',
  ],
  whatName: 'Como quem pintou pode chamar você?',
  username: 'Nome de usuário',
  save: 'Salvar',
  skip: 'Pular',
  named: <T>(name: T) => ['Quem pintou vai ler: “Encontrada por ', name, '”.'],
};
