// How many random trials run: all in `npm run prove`, a tenth or fewer in `npm test`.
import { inject } from 'vitest';

/**
 * @param times in `npm run prove`
 * @param part `npm test` runs one of every `part` trials
 */
export const often = (times: number, part = 10): number =>
  inject('isThorough') ? times : Math.ceil(times / part);

/** Indices of the trials, for `test.each`. */
export const trials = (times: number): number[] => Array.from({ length: often(times) }, (_, i) => i);
