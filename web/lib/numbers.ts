// Formats numbers.
import { formatsNow } from './words.ts';

/** 1234 gives '1,234'. */
export const grouped = (count: number): string => formatsNow().number(count);
