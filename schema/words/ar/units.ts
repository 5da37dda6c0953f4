// How Arabic writes numbers with their unit: megabytes in full, as in the sentences.
import { unitsOf } from '../units.ts';

const ofIntl = unitsOf('ar');

const inFull = (size: string) => size.replace('م.ب', 'ميغابايت');

export const { compact, unit, wait } = ofIntl;
export const fileSize = (bytes: number): string => inFull(ofIntl.fileSize(bytes));
export const megabytes = (count: number): string => inFull(ofIntl.megabytes(count));
