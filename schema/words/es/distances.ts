// Distances in Spanish, in the reader's unit.
import { distancesOf } from '../distances.ts';

export const distances = distancesOf('es');
