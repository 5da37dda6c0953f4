// How often what hangs on chance is tried: all of it in `npm run prove`, a fifth of it in `npm test`.
import { inject } from 'vitest';

/** @param times in `npm run prove` */
export const often = (times: number): number => (inject('isThorough') ? times : Math.ceil(times / 5));

/** Numbers of the trials, for `test.each`. */
export const trials = (times: number): number[] => Array.from({ length: often(times) }, (_, i) => i);
