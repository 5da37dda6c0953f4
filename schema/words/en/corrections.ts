// About corrections of a journey's entries by their authors.
import { unit } from './units.ts';

export const corrections = {
  notYours: 'This entry is not here, or not yours',
  place: 'A place has a latitude, a longitude and a name',
  tooMany: 'You have corrected a lot today. Please go on tomorrow.',
  nothing: 'Say what should be different: the place, the notes or the time',
  tooLate: (days: number) => `An entry can be changed for ${unit(days, 'day')} after it was logged`,
  first:
    'The first hiding place begins the journey, and others have been there since. Please change it instead.',
  betweenOthers: 'Something else happened to this rock before or after. Please choose a time in between.',
};
