// Every write that the tests try while stores fail.
import { administrationWrites } from './administration.ts';
import { gameWrites } from './game.ts';
import { memberWrites } from './members.ts';
import { moneyWrites } from './money.ts';
import { writesInSteps } from './in-steps.ts';
import type { Writes } from './write.ts';

/** Writes that one batch does completely or not at all. */
export const operations: Writes = { ...gameWrites, ...memberWrites, ...moneyWrites, ...administrationWrites };

export const writes: Writes = { ...operations, ...writesInSteps };
