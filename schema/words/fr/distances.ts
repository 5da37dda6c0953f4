// Distances in French, in the reader's unit.
import { distancesOf } from '../distances.ts';

export const distances = distancesOf('fr');
