// A member's own data in the settings: its download, and the file that is brought in.
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) => plural(count, { one: '# rock', other: '# rocks' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0
      ? [plural(steps, { one: '# step of their journeys', other: '# steps of their journeys' })]
      : []),
    ...(photos > 0 ? [plural(photos, { one: '# photo', other: '# photos' })] : []),
  ]);

export const ownData = {
  takeWithYou: 'Take it with you',
  aboutDownload:
    'One ZIP file with everything that you have here: your rocks with their Rock IDs and photos, every step of their journeys, your finds, comments and orders. Tables open in a spreadsheet, tracks on a map. It is free. Keep it to yourself: Rock IDs are secrets.',
  preparing: 'Preparing...',
  download: 'Download my data',
  downloadBegins: {
    title: 'Your download begins',
    description: 'With many photos it takes a while. The browser says when it is there.',
  },
  noFile: 'No file this time',
  tryAgain: 'Please try again in a moment.',
  bringItIn: 'Bring it in',
  aboutImport:
    'Have you a ZIP from another Rockabout site? It brings its rocks, journeys and photos into this account, with their Rock IDs. The miles from before count for your rocks, but in no ranking. Rocks that others have on this site cannot be brought in. If it stops midway, choose the same file again: it goes on where it stopped.',
  bringIn: 'Bring in a ZIP',
  bringingIn: 'Bringing it in...',
  /** Names the bar of progress. */
  progress: 'Bringing in your rocks',
  doneSoFar: (done: number, all: number) =>
    `${number(done)} of ${rocks(all)}. It goes on when you close these settings. Please keep the page open.`,
  reading: 'Reading the file...',
  goToMyRocks: 'Go to My Rocks',
  signInAgain: 'Sign in again',
  signIn: 'Sign in',
  /** Names the list of rocks that were refused. */
  leftOut: 'Left out',
  goOn: (count: number) => `Go on with ${rocks(count)}`,
  notAsAWhole: 'Your file did not come in as a whole',
  /** @param failure one sentence or several */
  chooseAgain: (failure: string) => `${failure} Choose the same file again, and it goes on.`,

  // At the end of an import: a title, and whole sentences.
  allHere: (all: number) => plural(all, { one: 'Your rock is here', other: 'Your # rocks are here' }),
  noneHere: 'No rock came in',
  someHere: (done: number, all: number) =>
    plural(done, {
      one: `# of your ${rocks(all)} is here`,
      other: `# of your ${rocks(all)} are here`,
    }),
  /** The title as a sentence. */
  sentence: (title: string) => `${title}.`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `${rocks(count)} came this time, with ${stepsAndPhotos(steps, photos)}.`
      : `${rocks(count)} came this time.`,
  cameAlong: (steps: number, photos: number) => `${stepsAndPhotos(steps, photos)} came along.`,
  meanwhile: (count: number) =>
    plural(count, {
      one: '# rock was here by the time they were sent, perhaps from another tab.',
      other: '# rocks were here by the time they were sent, perhaps from another tab.',
    }),
  nothingMissing: 'Nothing was missing, and nothing was changed.',
  someLeftOut: (count: number) =>
    plural(count, { one: '# rock was left out.', other: '# rocks were left out.' }),
  /** @param why a sentence; @param from day and time */
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { one: '# rock waits.', other: '# rocks wait.' })} ${why} More is taken from ${from} on.`,
  signedOut: (done: number, all: number) =>
    `You are signed out here, or somebody else has signed in. ${
      done > 0 ? `${number(done)} of your ${rocks(all)} came in.` : 'Nothing was brought in.'
    } Sign in again and choose the same file: it goes on where it stopped.`,
  nothingCame: 'Nothing was brought in.',
  notSent: 'The file could not be sent. Please try again in a moment.',
  /** In place of the name of a rock. */
  aRock: 'A rock',

  // Refusals.
  exportsSpent:
    'You have downloaded your data several times today. Please come back tomorrow, or in an hour if a download broke off.',
  fromElsewhere:
    'This link is on another site, so nothing was downloaded. Your data is in your profile, under Settings.',
  /** Of what the app has not cut. */
  tooMuch: 'This is more than can be brought in at once. Please reload the page and choose the file again.',
  notOurs: 'This is no file of ours, or it was changed. Please choose a ZIP as it was downloaded here.',
  version: 'This file is of a newer version.',
  triedOften:
    'Several files were refused today. Please choose the same file again tomorrow: it goes on where it stopped.',
  enoughThisHour:
    'Those were many files for one hour. Please choose the same file again in an hour: it goes on where it stopped.',
  enoughToday:
    'That is as much as files can bring in a day. Please choose the same file again tomorrow: it goes on where it stopped.',
  tooNew: 'You can bring in a rock with so many steps once you have been a member for 7 days.',
  untold:
    'Some of these Rock IDs are on rocks of this site already, and we can say which in an hour at the latest. Please choose the same file again then.',
  /** @param codes Rock IDs with commas between them */
  taken: (codes: string, hasMore: boolean) =>
    `These Rock IDs are on rocks of this site already: ${codes}${hasMore ? ', and perhaps more' : ''}. A file brings rocks to a site that does not have them yet.`,
  /** @param rock its name in the file; @param why one of the reasons below, or a sentence */
  wrong: (rock: string, why: string) => `${rock}: ${why}.`.replace(/\.\.$/, '.'),
  /** Of several rocks. @param why one of the reasons below, or a sentence */
  allWrong: (names: readonly string[], why: string) => `${list(names)}: ${why}.`.replace(/\.\.$/, '.'),

  // Reasons: what follows the names of one rock or of several, without 'it' and 'its'.
  tooMuchFor: 'the photo or the journey is too large',
  twice: 'the Rock ID, or the number, is in the file twice',
  otherInText:
    'a text, or one of the journey, has the Rock ID of another rock of the file, and whoever reads it could claim a find. Please change it where the file is from, and download the file again',
  time: 'a time is in the future, or before the one that it follows',
  firstStep: 'the journey begins with a find',
  photo: 'the photo is missing, damaged, no photo, or larger than 10 MB',
  codeTaken: 'the Rock ID is on a rock of this site already',
  tooNewFor: 'so many steps can be brought in once you have been a member for 7 days',
};
