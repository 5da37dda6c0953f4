// Distances in Hindi, in the reader's unit.
import { distancesOf } from '../distances.ts';

export const distances = distancesOf('hi');
