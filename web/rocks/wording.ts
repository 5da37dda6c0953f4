// Distances in words.
import { milesPerKm } from '../../schema/distances.ts';
import { unitNow } from '../lib/unit.ts';
import { wordsNow } from '../lib/words.ts';

/** '1,243 miles' */
export const wayWords = (km: number): string => wordsNow('distances').distance(km * milesPerKm, unitNow());
