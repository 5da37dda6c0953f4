// About what else happens to a rock: it is missed, moved a little, handed on, kept, back home, or at its journey's end.
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const whereabouts = {
  notHidden: 'This rock is not hidden just now',
  tooManyAbsences: 'You have looked for many rocks today. Please go on tomorrow.',
  notHolder: 'Only the finder who has this rock can do that',
  ownRock: 'It is your own rock. Log that it is back home instead.',
  declined: 'Its painter would like it to travel on',
  noQuestion: 'Nobody is asking for this rock any more',
  notOwner: 'Only its owner can say that',
  notHome: 'Enter its ID under Found Rock first, so that its journey leads home',
  withFinder: 'Somebody else has this rock just now. When they hide it or hand it on, you can say that.',
  neverHidden: 'This rock has not begun its journey yet',
  isKept: 'Its finder keeps this rock with thanks',
  rest: 'A rock is home, retired, or travels',
  answer: 'Say yes or no',
  otherTown: 'That is another town. Mark the rock as found, and hide it there.',
  movedMeanwhile: 'Something else has happened to this rock since',
  /** What a rock's card and page say of it. */
  resting: {
    kept: 'Kept by its finder, with thanks',
    home: 'Back home with its painter',
    retired: 'Its journey has ended',
  },
  missing: (people: number) =>
    plural(people, {
      one: 'Perhaps gone: # person looked for it and did not find it',
      other: 'Perhaps gone: # people looked for it and did not find it',
    }),
  /** The same in a row of a list. */
  perhapsGone: 'Perhaps gone',
  /** A sentence of it. */
  sentence: (words: string) => `${words}.`,
  onNoMap: 'It is on no map. Whoever finds it all the same brings it back.',
  failed: { title: 'That did not arrive', description: 'Please try again in a moment.' },
  undo: 'Undo',
  end: 'End Journey',
  travelOn: 'Let It Travel On',
  ended: (name: string) => ({
    title: `The journey of ${name} has ended`,
    description: 'It has left the map, and keeps its page.',
  }),
  miss: 'I looked, and it is not there',
  missNamed: (name: string) => `I looked for ${name}, and it is not there`,
  missed: {
    waiting: 'Thank you. It waits for a connection, in your outbox.',
    missing: 'Thank you. It is marked as perhaps gone now, and its painter hears of it.',
    one: 'Thank you. If others miss it too, its painter hears of it.',
  },
  mayTheyKeep: (name: string) => `May they keep ${name}?`,
  yes: 'Yes, keep it',
  no: 'Let it travel on',
  saidYes: 'You said yes. It rests there, with thanks.',
  saidNo: 'You said that it travels on.',
  /** Of a rock with its finder. */
  keeping: {
    asked: 'You asked its painter whether you may keep it. We tell you what they say.',
    granted: 'It is yours to keep, with thanks.',
    declined: 'Its painter would like it to travel on. Please hide it when you can.',
  },
  handingWaits:
    'Handing it on waits for a connection. Let them enter its Rock ID meanwhile: if their find is sent before this, they tap ‘Try again’.',
  /** @param until a moment */
  handing: (until: string) =>
    `Whoever enters its Rock ID until ${until} takes it over from you. Show it to them.`,
  stopHanding: 'Stop handing it on',
  handOn: 'Hand it on',
  handOnHow: (hours: number) =>
    `Hand it on to somebody beside you: for ${unit(hours, 'hour')}, whoever enters its ID has it.`,
  backHome: 'It is back home with you, and rests.',
  travelsOn: 'It travels on',
  isBackHome: 'It is back home',
  askToKeep: 'Ask whether I may keep it',
  keep: 'Keep it, with thanks',
};
