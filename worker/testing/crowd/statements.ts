// A large community as plain SQL, for any database: of a test, of a trial, or a file with a million rocks.
import { putOnMap } from '../map-recount.ts';
import { forgetPlans, planStatements } from './plans.ts';
import { rowStatements } from './rows.ts';
import type { CrowdSize } from './size.ts';

/**
 * Statements that fill an empty, migrated database. They have no parameters and run in one batch. All stored counters
 * equal a recount.
 * @param end time of the last event, milliseconds since 1970
 */
export const crowdStatements = (size: CrowdSize, end: number): string[] => [
  ...planStatements(size, end),
  ...rowStatements(size, end),
  ...putOnMap,
  ...forgetPlans,
];
