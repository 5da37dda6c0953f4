// Every write that is tried while stores fail.
import { administrationWrites } from './administration.ts';
import { gameWrites } from './game.ts';
import { memberWrites } from './members.ts';
import { moneyWrites } from './money.ts';
import { writesInSteps } from './in-steps.ts';
import type { Writes } from './write.ts';

/** Of which all is done by one batch, or nothing. */
export const operations: Writes = { ...gameWrites, ...memberWrites, ...moneyWrites, ...administrationWrites };

export const writes: Writes = { ...operations, ...writesInSteps };
