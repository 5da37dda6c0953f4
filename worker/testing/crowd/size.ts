// How large a crowd is, and who and what is in it.
import { idOf } from './chance.ts';

/** Rises with whatever changes in the rows, so that a crowd that was kept is made anew. */
export const crowdVersion = 1;

export interface CrowdSize {
  /** A multiple of 10,000. */
  rocks: number;
}

export const crowdSizes = {
  small: { rocks: 10_000 },
  medium: { rocks: 100_000 },
  large: { rocks: 1_000_000 },
} as const satisfies Record<string, CrowdSize>;

export type SizeName = keyof typeof crowdSizes;

export const entriesEach = 5;
export const rocksOfCollector = 50;

export const memberCount = ({ rocks }: CrowdSize) => rocks / 10;

/** Members with exactly 50 rocks of their own, a few that they hold, and more than a page that they hid again. */
export const collectorCount = ({ rocks }: CrowdSize) => rocks / (10 * rocksOfCollector);

/** Rocks and members are numbered from 0; rock 0 is the newest one. */
export const rockId = (number: number) => idOf('r', number);
export const memberId = (number: number) => idOf('m', number);
export const photoKey = (number: number) => idOf('p', number) + idOf('q', number + 500_009);
export const rockCode = (number: number) => `CROWD${String(number).padStart(8, '0')}`;

/** The last ones are the collectors. */
export const collectorId = (size: CrowdSize, number = 0) => memberId(memberCount(size) - 1 - number);

/** Entries of the ten rocks of a row, in an order that differs: one was never hidden, one is with its finder. */
export const lastSeqs = [0, 1, 3, 4, 5, 5, 7, 7, 7, 11] as const;
