// Taking back what was done in an hour, and undoing that.
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) => plural(count, { one: '# thing', other: '# things' });

/** Each with its number, which stands in an element of its own. */
const ofKinds = {
  rock: { one: 'rock', other: 'rocks' },
  journey: { one: 'journey with entries', other: 'journeys with entries' },
  comment: { one: 'comment', other: 'comments' },
  line: { one: 'line at a find', other: 'lines at finds' },
  thanks: { one: 'word of thanks', other: 'words of thanks' },
  sighting: { one: 'answer ‘I saw it’', other: 'answers ‘I saw it’' },
  absence: { one: 'answer ‘It is not there’', other: 'answers ‘It is not there’' },
  question: { one: 'question to a painter', other: 'questions to painters' },
  offer: { one: 'offer of a rock', other: 'offers of rocks' },
  like: { one: 'like', other: 'likes' },
  report: { one: 'report', other: 'reports' },
};

type Kind = keyof typeof ofKinds;

export const takebacks = {
  /** In the log and in emails. @param from ISO 8601 */
  hourFrom: (from: string) => `the hour from ${utcMoment(from)}`,
  /** @param letters the first of its id, since one act may be about several */
  departed: (letters: string) => `Deleted account ${letters}`,

  // The dialog that takes back.
  takeBack: (name: string) => `Take back an hour of ${name}`,
  /** Of the button that opens it. */
  takeBackButton: (name: string) => `Take back an hour of ${name}…`,
  takeBackShort: 'Take back an hour…',
  takenBack: 'Taken back',
  whatOfMembers:
    'This hides their rocks and comments, and removes their finds, likes and notes of that hour. Each of the members gets one email. You can undo it in the log for 90 days.',
  whatOfDeparted:
    'This hides their rocks, and removes their finds of that hour. Whose account is deleted gets no email. You can undo it in the log for 90 days.',
  canUndo: 'You can undo it in the log for 90 days.',
  fromLabel: 'From (UTC), for one hour',
  /** @param time such as '9:00 AM UTC' */
  until: (time: string, isNewest: boolean) =>
    isNewest ? `Until ${time}. This is the hour of their newest act.` : `Until ${time}.`,
  enterTime: 'Please enter a day and a time',
  everybody: 'Show everybody who wrote from the same network',
  aboutNetworks:
    'Networks are known for seven days. A school or a phone company may be one network: choose those who belong to it.',
  hourNotLoaded: 'The hour could not be loaded.',
  aboutReason: (most: number) =>
    `The members read it in the email. Please name nobody in it. Up to ${most} characters.`,
  takingBack: 'Taking back...',
  takeItBack: 'Take it back',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `Take back ${things(count)} of ${plural(members, { one: '# member', other: '# members' })}`
      : `Take back ${things(count)}`,
  nothingMade: 'Nothing was made in this hour that can be taken back.',
  nothingInHour: 'Nothing in this hour',
  moreWrote: (count: number) =>
    plural(count, {
      one: '# more wrote something in this hour. Those with most are shown: take back what belongs to the flood, and open this again.',
      other:
        '# more wrote something in this hour. Those with most are shown: take back what belongs to the flood, and open this again.',
    }),
  /** What of an hour no act takes back. */
  stays:
    'What stays: profiles, corrections of older entries, rocks that were handed on or given away, answers to questions, and what somebody follows. Of sightings it is known for seven days who made them. A photo that these reports hid by themselves is shown again, unless others have reported it, too, or you have decided.',

  // Once it is taken back. @param counts as `countOf` says them
  taken: (counts: string) => `${counts} taken back.`,
  nothingYet: 'Nothing is taken back yet.',
  nothingTaken: 'Nothing was taken back.',
  toCome: (counts: string) => `To come with the hourly job: ${counts}.`,
  builtOn: 'Others have built on these, so they stay:',
  notReturned: (counts: string) => `An undo would not return: ${counts}.`,
  stateNotLoaded: 'It was begun. How far it is could not be loaded.',
  close: 'Close',

  // What an hour consists of.
  /** '2 comments' */
  countOf: (count: number, kind: Kind) => `${number(count)} ${plural(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    numbered(number(count)),
    ` ${plural(count, ofKinds[kind])}`,
  ],
  /** At the start of a line. */
  kinds: {
    rock: 'Rock',
    journey: 'Journey with entries',
    comment: 'Comment',
    line: 'Line at a find',
    thanks: 'Word of thanks',
    sighting: 'Answer ‘I saw it’',
    absence: 'Answer ‘It is not there’',
    question: 'Question to a painter',
    offer: 'Offer of a rock',
    like: 'Like',
    report: 'Report',
  },
  /** Why some of a kind does not return. */
  whyLost: {
    rock: 'you have judged it since, or it is gone',
    journey: 'the journey has gone on without it',
    comment: 'you have judged it since, or it is gone',
    line: 'its finder has written something else, or the find is gone',
    thanks: 'there are other thanks, another owner, or the find is gone',
    sighting: 'the rock is gone',
    absence: 'the rock is gone',
    question: 'its photo was deleted for good, and it can be asked again',
    offer: 'its link no longer works, and the owner can offer the rock again',
    like: 'the rock is gone',
    report: 'what it is about is gone',
  },
  goneRock: 'a rock that is gone',
  fates: {
    waits: 'still to be done',
    kept: 'stays: others built on it',
    lost: 'does not return',
  },
  show: (shown: number, all: number) =>
    shown < all
      ? `Show what it is (${number(shown)} of ${number(all)})`
      : `Show what it is (${number(shown)})`,

  // The dialog that undoes it.
  undone: 'Undone',
  undo: 'Undo the taking back of an hour',
  membersTold: 'The members are told.',
  aboutUndo:
    'All that still fits returns as it was, and the members are told. A single rock or comment can be restored under Reports, in ‘Hidden now’.',
  actNotLoaded: 'What was taken back could not be loaded.',
  /** @param from and @param until as 'May 1, 2026, 9:00 AM UTC'; @param members an element */
  whatWas: <T>(from: string, until: string, members: T) => [`${from} to ${until}, of `, members, '.'],
  nothingCameBack: 'Nothing came back.',
  nothingCanReturn: 'Nothing of it can return.',
  cameBack: 'This came back:',
  returns: 'This returns:',
  notTaken: (counts: string) => `Not taken back yet, and left as it is: ${counts}.`,
  couldNotComeBack: 'This could not come back:',
  cannotReturn: 'This cannot return:',
  neverTaken: 'This was never taken back, since others built on it:',
  undoing: 'Undoing...',
  undoButton: 'Undo',

  // Refusals.
  network: 'network is true or missing',
  nothing: 'Nothing was made in this hour that can be taken back',
  noMember: 'There is no such member',
  alreadyUndone: 'This was undone already',
  gone: 'There is no such act',
  from: 'from is a time such as 2026-05-31T08:00:00.000Z',
  members: 'Choose 1 to 50 members',
  waits: 'Something you did here is just being taken back. Please try again in an hour.',
  memberWaits: 'Something they did is just being taken back. Please try again in an hour.',
};
