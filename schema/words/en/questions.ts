// About rocks whose Rock ID is worn off: the search for them, and the question to a painter. People who may be null have
// no name.
import { plural } from './intl.ts';

const notHidden = 'This rock is not hidden any more';
const saidNo = 'Its painter said that yours is another rock';
const amongOthers = 'You may find it among the others.';

export const questions = {
  town: 'Please say near which town you found it',
  month: 'month is a month such as 2026-05',
  photo: 'Please take a photo of the rock, so that its painter can recognize it',
  notHidden,
  own: 'This is your own rock. Its ID is in My Rocks.',
  noPainter: 'The painter of this rock has left, so nobody can say whether it is theirs',
  saidNo,
  tooMany: 'You have asked several painters today. Please ask again tomorrow.',
  tooManyAbout: 'Several people asked about this rock today. Please try again tomorrow.',
  answer: 'Say whether the rock is yours',
  gone: 'This question is no longer here',
  over: 'This question is over: the rock has moved on',
  settled: 'This question was answered already',
  notNow: 'This question cannot be taken back at the moment',
  answered: 'You have answered this question already',
  /** The page. */
  heading: 'The ID is worn off',
  intro:
    'Rain and sun can do that. Say what you see, find your rock among those that are hidden, and ask its painter.',
  form: {
    what: 'What is on it? (optional)',
    whatExample: 'A ladybird, red dots, a word',
    town: 'Near which town did you find it?',
    unknownTown: (town: string) =>
      `We know no town that begins with ‘${town}’. Try its English name, or a larger town nearby.`,
    month: 'When did you find it?',
    look: 'Look for it',
    looking: 'Looking...',
  },
  /** The rocks that may be the found one. @param near such as 'near Omaha, Nebraska' */
  likely: {
    /** @param why a sentence */
    failed: (why: string) => `The rocks could not be loaded. ${why}`,
    tryInAMoment: 'Please try again in a moment.',
    tryAgain: 'Try again',
    isItOne: 'Is it one of these?',
    /** @param what an element */
    nobodyWrote: <T>(what: T) => ['No painter wrote of ‘', what, '’.'],
    bestFirst: (near: string) => `Hidden ${near}, best matches first.`,
    newestFirst: (near: string) => `Hidden ${near}, the newest first.`,
    others: 'Others that are hidden there',
    more: (count: number) =>
      plural(count, {
        one: 'One more rock is hidden there. Say more of what is on yours, and it comes to the top.',
        other: '# more rocks are hidden there. Say more of what is on yours, and it comes to the top.',
      }),
    otherTowns: 'Or did you mean one of these towns?',
    noneUntil: (month: string, near: string) => `By the end of ${month} no rock was hidden ${near}.`,
    none: (near: string) => `No rock is hidden ${near}.`,
    largerTown: 'Try a larger town nearby.',
    anyMonth: 'Look whenever it was',
    /** @param painter an element; @param town where it lies, if that is another one */
    madeBy: <T>(painter: T, day: string, town: string | null) => [
      painter,
      town === null ? `, ${day}` : `, ${day}, ${town}`,
    ],
    choose: 'This is it',
    chooseRock: (name: string) => `This is it: ${name}`,
  },
  /** The member's own questions. */
  asked: {
    heading: 'You have asked about',
    open: 'Waiting for its painter',
    yes: 'Yes, you found it',
    no: 'No, yours is another one',
    over: 'It moved on',
  },
  /** Asking the painter. */
  ask: {
    saidNo: `${saidNo}.`,
    already: 'You have asked its painter already.',
    seeQuestion: 'See your question',
    chooseAnother: 'Choose another rock',
    loadFailed: 'The rock could not be loaded.',
    notHidden: `${notHidden}.`,
    faster: 'Somebody may have been faster.',
    myRocks: 'My Rocks',
    lookAgain: 'Look once more',
    title: (rock: string) => `Is it ${rock}?`,
    heading: <T>(rock: T) => ['Is it ', rock, '?'],
    /** @param near such as 'near Omaha, Nebraska'; null if it is unknown */
    by: <T>(painter: T, near: string | null) => ['By ', painter, near === null ? '' : `, hidden ${near}`],
    signInTo: <T>(painter: T | null) => [
      'Sign in to ask ',
      painter ?? 'its painter',
      ': you send a photo, they say yes or no. It is free, and you come back to this rock.',
    ],
    photoNow: 'If you have it with you, take the photo now.',
    signIn: 'Sign in',
    failed: 'Your question did not arrive. Please try again.',
    /** @param why a sentence */
    photoKept: (why: string) => `${why} Your photo is kept.`,
    photo: 'Your photo of it',
    photoHint: 'Only its painter sees it. It is deleted once they have answered, or after 30 days.',
    photoAlt: 'The rock that you found',
    ask: 'Ask the painter',
    asking: 'Asking...',
    whatTheySee: <T>(painter: T | null) => [
      painter ?? 'The painter',
      ' sees your name and your photo. If it is theirs, the find is yours, and you get its ID to write it on again.',
    ],
  },
  /** One question. */
  one: {
    /** Titles of the tab. */
    isThis: (rock: string) => `Is this ${rock}`,
    gone: 'This question is no longer here.',
    goneHint: 'It may be over, or it was meant for somebody else.',
    notifications: 'Notifications',
    loadFailed: 'The question could not be loaded.',
  },
  /** As its finder sees it. */
  forFinder: {
    found: <T>(rock: T) => ['You found ', rock, '!'],
    recognized: <T>(painter: T | null) => [painter ?? 'Its painter', ' recognized it.'],
    write: 'Write this on it, so that the next finder can read it:',
    hide: 'Hide it again',
    not: <T>(rock: T) => ['It is not ', rock],
    movedOn: <T>(rock: T) => [rock, ' has moved on'],
    another: <T>(painter: T | null) => [
      painter ?? 'Its painter',
      ` looked at your photo: yours is another rock. ${amongOthers}`,
    ],
    over: `Nobody can answer any more. If somebody found it elsewhere, yours is another rock. ${amongOthers}`,
    lookAgain: 'Look once more',
    photoAlt: 'Your photo',
    asked: <T>(painter: T | null) => ['We asked ', painter ?? 'its painter'],
    youAsked: <T>(day: string, rock: T) => [
      `You asked on ${day} whether it is `,
      rock,
      '. As soon as they answer, you hear of it. After 30 days the question ends.',
    ],
    keepSafe: 'Please keep the rock safe until then.',
    notTakenBack: 'Your question was not taken back. Please try again.',
    lookAtOthers: 'Look at other rocks',
    takeBack: 'Take the question back',
  },
  /** As its painter sees it. */
  forPainter: {
    wasFound: <T>(rock: T) => [rock, ' was found'],
    counts: <T>(finder: T | null) => [
      'It counts as a find of ',
      finder ?? 'its finder',
      ' now, who sees its ID to write it on again. You hear of it when they hide it.',
    ],
    thanks: 'Thank you for looking',
    theyKnow: <T>(finder: T | null, rock: T) => [
      finder ?? 'Whoever asked',
      ' knows that theirs is another rock. ',
      rock,
      ' stays where it is hidden.',
    ],
    nothingLeft: 'There is nothing left to answer',
    movedOn: <T>(rock: T) => [rock, ' has moved on since you were asked.'],
    failed: 'Your answer did not arrive. Please try again.',
    heading: 'Is this yours?',
    theirPhoto: 'Their photo',
    yours: <T>(rock: T) => ['Your ', rock],
    /** @param near such as 'near Omaha, Nebraska'; null if it is unknown */
    thinks: <T>(finder: T | null, rock: T, near: string | null) => [
      finder ?? 'Somebody',
      ' found a rock whose ID is worn off, and thinks that it is ',
      rock,
      near === null ? '.' : `, hidden ${near}.`,
    ],
    ifYes:
      'If you say yes, it counts as their find, and they see its ID, to write it on again. You cannot take your answer back.',
    yes: 'Yes, it is mine',
    no: 'No, it is another one',
    report: 'Report this photo',
  },
};
