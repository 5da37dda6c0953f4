// Distances in Arabic, in the reader's unit.
import { distancesOf } from '../distances.ts';

export const distances = distancesOf('ar');
