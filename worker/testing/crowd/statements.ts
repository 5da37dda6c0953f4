// A large community as plain SQL, so that it goes into any database: of a test, of a trial, or a file of a million rocks.
import { putOnMap } from '../map-recount.ts';
import { forgetPlans, planStatements } from './plans.ts';
import { rowStatements } from './rows.ts';
import type { CrowdSize } from './size.ts';

/**
 * Statements that fill a migrated and empty database. They take no parameters, and go into one batch. Whatever is
 * counted in the rows is what a recount comes to.
 * @param end milliseconds since 1970; nothing happens later
 */
export const crowdStatements = (size: CrowdSize, end: number): string[] => [
  ...planStatements(size, end),
  ...rowStatements(size, end),
  ...putOnMap,
  ...forgetPlans,
];
