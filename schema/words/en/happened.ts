// About when something happened in the field.
import { number } from './intl.ts';

export const happened = {
  unreadable: 'Say when it happened as a date with a time',
  future: 'This time is still to come. Please check the date and the clock.',
  tooOld: (days: number) => `Only the last ${number(days)} days can be logged`,
  enoughPast: 'You have logged much of the past today. Please go on tomorrow.',
  enoughOfRock: 'Much of the past of this rock was logged today. Please go on tomorrow.',
  beforeRock: 'That is long before this rock was registered. Please check the date.',
  beforeFind: 'You found this rock later than that',
};
