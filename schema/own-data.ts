// A member's own data: limits and words of the export and the import.

export const ownDataLimits = {
  /** Complete exports of a member in a day: each reads everything that they have. */
  exportsPerDay: 6,
  /** Exports that are begun in a day, whatever comes of them. */
  exportsBegunPerDay: 20,
  /** Bytes of an archive that is imported: it is read in the memory of a worker. */
  importBytes: 30 * 1024 * 1024,
  /** Rocks of an import, and steps of all their journeys. */
  rocks: 500,
  steps: 20_000,
  /** Archives of a member that are read in an hour, whatever comes of it. */
  readingsPerHour: 10,
  /** Rock IDs of which a refusal tells. */
  told: 10,
} as const;

const nothing = 'Nothing was imported.';

export const ownDataWords = {
  exportsSpent: 'You have downloaded your data several times today. Please come back tomorrow.',
  tooLarge: 'This file has more than 30 MB. Please write to us, and we find a way.',
  notOurs: `This is no file of ours, or it was changed. Please choose a ZIP as it was downloaded here. ${nothing}`,
  version: `This file is of a newer version. ${nothing}`,
  notEmpty: `A file can be imported into an account without rocks and finds. ${nothing}`,
  tooMany: `A file can bring at most ${ownDataLimits.rocks} rocks and ${ownDataLimits.steps} steps. Please write to us, and we find a way.`,
  wait: 'You have tried several files or lists. Please wait a while before the next one.',
  tooNew: `A file with so many rocks can be imported by who has been a member for 7 days. ${nothing}`,
  /** @param rock its name in the file */
  wrong: (rock: string, why: string) => `${`${rock}: ${why}.`.replace(/\.\.$/, '.')} ${nothing}`,
  twice: 'its Rock ID, or its number, is in the file twice',
  time: 'a time is in the future, or before the one that it follows',
  firstStep: 'its journey begins with a find',
  /** @param codes Rock IDs with commas between them */
  taken: (codes: string, hasMore: boolean) =>
    `These Rock IDs are on rocks of this site already: ${codes}${hasMore ? ', and perhaps more' : ''}. A file brings rocks to a site that does not have them yet. ${nothing}`,
} as const;

/** Answer of POST /api/user/import. */
export interface Imported {
  rocks: number;
  steps: number;
  photos: number;
}
