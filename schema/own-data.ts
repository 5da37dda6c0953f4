// A member's own data: limits and words of the export and the import.

export const ownDataLimits = {
  /** Exports of a member in a day that are complete or, for an hour, under way: each reads everything that they have. */
  exportsPerDay: 6,
  /** Exports that are begun in a day, whatever comes of them. */
  exportsBegunPerDay: 20,
  /** Bytes of an archive that is imported: it is read in the memory of a worker. */
  importBytes: 30 * 1024 * 1024,
  /** Rocks of an import, and steps of all their journeys. */
  rocks: 100,
  steps: 20_000,
  /**
   * The app cuts archives into ones with at most as many, so that people see it go on; one rock may have more steps, or
   * a larger photo.
   */
  part: { rocks: 25, steps: 2000, bytes: 10 * 1024 * 1024 },
  /**
   * Archives that are compared with all Rock IDs in a day and are not imported: of a member, and from one IPv4 address or
   * /48, where thirty members of a school may be refused three times each.
   */
  triesPerDay: 10,
  triesPerDayOfNetwork: 100,
  /** Rocks that archives bring in a day for a member, and from one network; steps that count as one more. */
  rocksPerDay: 2000,
  rocksPerDayOfNetwork: 4000,
  stepsOfARock: 40,
  /** Archives of a member that are read in an hour and bring nothing: each takes time and memory. */
  readingsPerHour: 120,
  /** Rock IDs of which a refusal tells. */
  told: 10,
} as const;

export const ownDataWords = {
  exportsSpent:
    'You have downloaded your data several times today. Please come back tomorrow, or in an hour if a download broke off.',
  fromElsewhere:
    'This link is on another site, so nothing was downloaded. Your data is in your profile, under Settings.',
  /** Of what the app has not cut. */
  tooMuch: 'This is more than can be brought in at once. Please reload the page and choose the file again.',
  /** What follows the names of one rock or of several, here and below: no 'its'. */
  tooMuchFor: 'the photo or the journey is too large',
  notOurs: 'This is no file of ours, or it was changed. Please choose a ZIP as it was downloaded here.',
  version: 'This file is of a newer version.',
  triedOften:
    'Several files were refused today. Please choose the same file again tomorrow: it goes on where it stopped.',
  enoughThisHour:
    'Those were many files for one hour. Please choose the same file again in an hour: it goes on where it stopped.',
  enoughToday:
    'That is as much as files can bring in a day. Please choose the same file again tomorrow: it goes on where it stopped.',
  tooNew: 'You can bring in a rock with so many steps once you have been a member for 7 days.',
  /** @param rock its name in the file */
  wrong: (rock: string, why: string) => `${rock}: ${why}.`.replace(/\.\.$/, '.'),
  twice: 'the Rock ID, or the number, is in the file twice',
  otherInText:
    'a text, or one of the journey, has the Rock ID of another rock of the file, and whoever reads it could claim a find. Please change it where the file is from, and download the file again',
  time: 'a time is in the future, or before the one that it follows',
  firstStep: 'the journey begins with a find',
  photo: 'the photo is missing, damaged, no photo, or larger than 10 MB',
  codeTaken: 'the Rock ID is on a rock of this site already',
  untold:
    'Some of these Rock IDs are on rocks of this site already, and we can say which in an hour at the latest. Please choose the same file again then.',
  tooNewFor: 'so many steps can be brought in once you have been a member for 7 days',
  /** @param codes Rock IDs with commas between them */
  taken: (codes: string, hasMore: boolean) =>
    `These Rock IDs are on rocks of this site already: ${codes}${hasMore ? ', and perhaps more' : ''}. A file brings rocks to a site that does not have them yet.`,
} as const;

/** A rock of an archive that is refused. */
export interface RefusedRock {
  /** Its id in the archive. */
  rock: string;
  /** The rest of a sentence that begins with its name, see `wrong`. */
  why: string;
}

/** Answer of GET /api/user/import: ids of the rocks that archives have brought. */
export interface Brought {
  rocks: string[];
}

/** Answer of POST /api/user/import. */
export interface Imported {
  /** Rocks of the archive that the member had already, and that were left as they are. */
  known: number;
  rocks: number;
  steps: number;
  photos: number;
}
