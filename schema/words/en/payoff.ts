// What a finder sees after a find.
import { number } from './intl.ts';

export const payoff = {
  hideAgain: 'Hide it again',
  later: 'Later',
  /** @param count of its finds, with this one */
  finderNumber: (count: number) => `You are finder no. ${number(count)}`,
  /** @param place an element */
  beganHere: <T>(place: T) => ['Its journey began here, at ', place, '.'],
  /** @param way such as '12 miles' @param since an element with where it was hidden first @param last one with where it was found */
  journey: <T>(way: string, since: T, last: T) => [`${way} since `, since, '. Last seen at ', last, '.'],
  /** For a member without a name. */
  whatName: 'What shall the painter call you?',
  username: 'A username',
  save: 'Save',
  skip: 'Skip',
  /** @param name an element */
  named: <T>(name: T) => ['The painter reads: Found by ', name, '.'],
};
