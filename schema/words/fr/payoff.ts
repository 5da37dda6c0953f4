// The words of en/payoff.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'Le recacher',
  later: 'Plus tard',
  finderNumber: (count: number) => `C’est la trouvaille n° ${number(count)} de ce galet`,
  beganHere: <T>(place: T) => ['Son voyage a commencé ici, à cet endroit : ', place, '.'],
  journey: <T>(way: string, since: T, last: T) => [
    `${way} depuis `,
    since,
    '. Dernier endroit où on l’a vu : ',
    last,
    '.',
  ],
  whatName: 'Comment l’artiste doit-il t’appeler ?',
  username: 'Un pseudo',
  save: 'Enregistrer',
  skip: 'Passer',
  named: <T>(name: T) => ['L’artiste lit : Trouvé par ', name, '.'],
};
