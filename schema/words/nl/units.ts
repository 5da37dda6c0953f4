// How Dutch writes numbers with their unit.
import { unitsOf } from '../units.ts';

export const { compact, fileSize, megabytes, unit, wait } = unitsOf('nl');
