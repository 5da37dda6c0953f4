// How often what hangs on chance is tried: in full in `npm run prove`, a fifth as often or less in `npm test`.
import { inject } from 'vitest';

/**
 * @param times in `npm run prove`
 * @param part `npm test` makes one of so many of them
 */
export const often = (times: number, part = 5): number =>
  inject('isThorough') ? times : Math.ceil(times / part);

/** Numbers of the trials, for `test.each`. */
export const trials = (times: number): number[] => Array.from({ length: often(times) }, (_, i) => i);
