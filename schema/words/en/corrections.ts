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
  change: 'Change',
  /** The same for screen readers. */
  changeThis: { hide: 'Change this hide', find: 'Change this find' },
  changeOrUndo: 'Change or undo this find',
  /** Titles of the dialog. */
  changeOf: {
    hide: (day: string) => `Change your hide of ${day}`,
    find: (day: string) => `Change your find of ${day}`,
  },
  takeThisBack: { hide: 'Take this hide back?', find: 'Take this find back?' },
  wasMistake: 'Was it a mistake?',
  takeBack: 'Take it back',
  keep: 'Keep it',
  tryAgain: 'That did not arrive. Please try again.',
  /** What becomes of an entry that is taken back; of a find that is followed by a rehide of the same member, too. */
  becomes: {
    gone: 'Nothing has happened since, so it disappears from the journey.',
    struck: 'Something else has happened since, so the journey shows it struck through. It does not count.',
    unknown:
      'If nothing has happened since, it disappears. Otherwise it is struck through, and does not count.',
  },
  /** Follows `becomes.struck` and `becomes.unknown` of a find. */
  norRehide: 'Neither does your rehide of it.',
  changed: { title: 'Changed', text: 'The journey follows.' },
  takenBack: {
    title: 'Taken back',
    shown: 'The journey shows that it was a mistake. It does not count.',
    gone: 'It is gone, as if it had never been logged.',
  },
};
