// How Japanese writes numbers, plurals and days, for its words.
import { formats } from './formats.ts';

export const { date, number, plural } = formats;
