// The words of en/payoff.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'Wieder verstecken',
  later: 'Später',
  finderNumber: (count: number) => `Das ist Fund Nr. ${number(count)}`,
  beganHere: <T>(place: T) => ['Hier hat seine Reise begonnen: ', place, '.'],
  journey: <T>(way: string, since: T, last: T) => [`${way} seit `, since, '. Zuletzt gesehen: ', last, '.'],
  whatName: 'Welcher Name soll bei deinem Fund stehen?',
  username: 'Ein Name für dich',
  save: 'Speichern',
  skip: 'Überspringen',
  named: <T>(name: T) => ['Beim Stein steht dann: Gefunden von ', name, '.'],
};
