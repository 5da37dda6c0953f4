// Formats numbers.
import { wordsNow } from './words.ts';

/** 1234 gives '1,234'. */
export const grouped = (count: number): string => wordsNow('formats').number(count);
