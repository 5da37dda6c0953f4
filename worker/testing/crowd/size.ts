// Sizes of crowds, and the ids of their rocks and members.
import { idOf } from './chance.ts';

/** Increase it when the rows change, so that stored crowds are built again. */
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

/** Members with exactly 50 own rocks, a few held rocks, and more than a page of rehidden ones. */
export const collectorCount = ({ rocks }: CrowdSize) => rocks / (10 * rocksOfCollector);

/** Rocks and members are numbered from 0. Rock 0 is the newest. */
export const rockId = (number: number) => idOf('r', number);
export const memberId = (number: number) => idOf('m', number);
export const photoKey = (number: number) => idOf('p', number) + idOf('q', number + 500_009);
export const rockCode = (number: number) => `CROWD${String(number).padStart(8, '0')}`;

/** Collectors have the highest numbers. */
export const collectorId = (size: CrowdSize, number = 0) => memberId(memberCount(size) - 1 - number);

/** Numbers of entries of ten rocks; each ten have them in another order. 0: never hidden, 4: with its finder. */
export const lastSeqs = [0, 1, 3, 4, 5, 5, 7, 7, 7, 11] as const;
