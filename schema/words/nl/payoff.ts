// The words of en/payoff.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'Weer verstoppen',
  later: 'Later',
  finderNumber: (count: number) => `Jij bent vinder nr. ${number(count)}`,
  beganHere: <T>(place: T) => ['Zijn reis begon hier, bij ', place, '.'],
  journey: <T>(way: string, since: T, last: T) => [`${way} vanaf `, since, '. Laatst gezien bij ', last, '.'],
  whatName: 'Hoe mag de maker je noemen?',
  username: 'Een gebruikersnaam',
  save: 'Opslaan',
  skip: 'Overslaan',
  named: <T>(name: T) => ['De maker leest: Gevonden door ', name, '.'],
};
