// Distances for people on foot, in the reader's unit: feet below a thousand, miles from there on.
import { unitNow } from '../../lib/unit.ts';
import { wordsNow } from '../../lib/words.ts';

/** '80 feet', '650 feet', '0.7 miles', '12 miles'. Rounded, because neither the position nor the place is exact. */
export const distanceWords = (metres: number): string => wordsNow('distances').onFoot(metres, unitNow());

/** '± 70 feet': never better than it is. */
export const accuracyWords = (metres: number): string =>
  wordsNow('map').accuracy(wordsNow('distances').accuracy(metres, unitNow()));
