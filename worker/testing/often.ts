// How often what hangs on chance is tried: all of it in `npm run prove`, a fifth of it in `npm test`.
import { inject } from 'vitest';

/** @param times in `npm run prove` @param part in `npm test` one of so many: more of them for what takes longest */
export const often = (times: number, part = 5): number =>
  inject('isThorough') ? times : Math.ceil(times / part);

/** Numbers of the trials, for `test.each`. */
export const trials = (times: number): number[] => Array.from({ length: often(times) }, (_, i) => i);
