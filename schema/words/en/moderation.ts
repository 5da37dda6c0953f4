// What members reported, and verdicts on it.
import { number, plural } from './intl.ts';

/** What is reported. */
const titles = {
  photo: 'Photo',
  rock: 'Rock',
  comment: 'Comment',
  question: 'Photo sent by a finder',
  name: 'Name',
  place: 'Name of a place',
  note: 'Note',
  line: 'Line of a finder',
  thanks: 'Thanks',
};

type Subject = keyof typeof titles;

/** Between what it is and the rock's name. */
const between: Record<Subject, string> = {
  photo: ' of ',
  rock: ': ',
  comment: ' on ',
  question: ', about ',
  name: ', seen at ',
  place: ' of ',
  note: ' at an entry of ',
  line: ' at a find of ',
  thanks: ' for a find of ',
};

export const moderation = {
  titles,
  /** As a heading. @param rock an element */
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  /** In lists. @param rock an element */
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], ', ', rock],

  // The content's name in labels and dialogs.
  thePhotoOf: (rock: string) => `the photo of ${rock}`,
  /** @param words of a name; null if it is gone */
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `the photo of ${rock}`,
      rock,
      comment: `the comment on ${rock}`,
      question: `the photo that a finder sent about ${rock}`,
      name: `the name ${words ?? 'of a member'}`,
      place: `the name of a place of ${rock}`,
      note: `the note at an entry of ${rock}`,
      line: `the line at a find of ${rock}`,
      thanks: `the thanks for a find of ${rock}`,
    })[subject],

  // Reports that wait.
  heading: 'Reports',
  reportsNotLoaded: 'The reports could not be loaded.',
  nothingWaits: 'Nothing waits for you. What members report comes here.',
  hiddenForNow: 'Hidden for now',
  by: <T>(member: T) => ['By: ', member],
  ofDeleted: 'What deleted accounts made at this rock',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { one: '# report', other: '# reports' })}, the newest ${number(shown)} of them here`
      : plural(count, { one: '# report', other: '# reports' }),
  showOlder: (count: number) => `Show older ones (${number(count)})`,
  rockIsHidden: 'The rock itself is hidden: restore it first, under ‘Hidden now’.',
  settle: 'Settle',
  reportedAt: <T>(at: T) => ['Reported ', at],
  wordsGone: 'These words are gone.',
  reportedPhoto: (rock: string) => `Reported: ${rock}`,
  noPhoto: 'No photo',

  // What is hidden.
  hiddenNow: 'Hidden now',
  hiddenCaption: 'What is hidden now, the newest first',
  hiddenNotLoaded: 'What is hidden could not be loaded.',
  nothingHidden: 'Nothing is hidden.',
  what: 'What',
  asOthersSaw: 'As others saw it',
  whose: 'Whose',
  hiddenSince: 'Hidden since',
  hiddenPhoto: (rock: string) => `Hidden: ${rock}`,

  // Verdicts. @param thing as above
  hide: 'Hide',
  hideThing: (thing: string) => `Hide ${thing}`,
  hideTitle: (thing: string) => `Hide: ${thing}`,
  delete: 'Delete',
  deleteTitle: (thing: string) => `Delete: ${thing}`,
  keepHidden: 'Keep hidden',
  keepHiddenTitle: (thing: string) => `Keep hidden: ${thing}`,
  restore: 'Restore',
  restoreThing: (thing: string) => `Restore ${thing}`,
  restoreTitle: (thing: string) => `Restore: ${thing}`,
  nothingWrong: 'Nothing wrong with it',
  nothingWrongTitle: (thing: string) => `Nothing wrong: ${thing}`,
  /** What hiding does. */
  hides: {
    photo:
      'Nobody sees it from now on; the rock goes on traveling. Its owner reads your reason in a kind email.',
    rock: 'Nobody but its owner, and whoever holds it, sees it from now on. Its owner reads your reason in a kind email.',
    comment: 'Nobody sees it from now on. Its author reads your reason in a kind email.',
    question: 'It is deleted for good. Its sender reads your reason in a kind email.',
    name: 'Others see ‘Anonymous’ in its place until the member chooses another one. Its author reads your reason in a kind email.',
    place:
      'Others see ‘A hiding place’ in its place; the place itself stays on the map. Its author reads your reason in a kind email.',
    note: 'Nobody sees it from now on. Its author reads your reason in a kind email.',
    line: 'Nobody sees it from now on. Its author reads your reason in a kind email.',
    thanks: 'Nobody sees the words from now on. Its author reads your reason in a kind email.',
  },
  /** What restoring does. */
  restores: {
    owner: 'Everybody sees it again. Its owner is told.',
    sender: 'Everybody sees it again. Its sender is told.',
    author: 'Everybody sees it again. Its author is told.',
  },
  settles: 'It stays as it is, and its reports are settled.',
  deletedToast: { title: 'Deleted', description: 'Nobody sees it any more.' },
  hiddenToast: { title: 'Hidden', description: 'Others no longer see it.' },
  restoredToast: { title: 'Restored', description: 'Everybody sees it again.' },
  settledToast: { title: 'Reports settled', description: 'It stays as it is.' },

  // What a verdict was about, in the log and in emails.
  commentOn: (rock: string) => `a comment on ${rock}`,
  photoAbout: (rock: string) => `a photo about ${rock}`,
  aName: 'a name',
  placeNameOf: (rock: string) => `the name of a place of ${rock}`,
  noteAt: (rock: string) => `a note at ${rock}`,
  lineAtFindOf: (rock: string) => `a line at a find of ${rock}`,
  thanksForFindOf: (rock: string) => `thanks for a find of ${rock}`,

  // Refusals.
  subject: 'subject is what members report, such as a photo, a rock, a comment or a name',
  subjectId: 'subjectId is an id',
  verdict: 'verdict is withhold, restore or settle',
  seenUntil: 'seenUntil is a time such as 2026-05-31T08:00:00.000Z',
  gone: 'This is no longer here',
  withheld: 'This is hidden already',
  shown: 'This is not hidden',
  settled: 'These reports were settled already',
  deleted: 'This photo was deleted. It cannot be restored.',
  rockFirst: 'The rock itself is hidden. Restore it first.',
  changed: 'Its author has written something else since. There is nothing to restore.',
  meanwhile: 'This has just changed. Please look at it again.',

  // Reasons in the log and in emails.
  automatic: 'Three members reported it.',
  unreported: 'The reports that had hidden it were taken back.',
};
