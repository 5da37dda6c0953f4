// Distances in Brazilian Portuguese, in the reader's unit.
import { distancesOf } from '../distances.ts';

export const distances = distancesOf('pt-BR');
