// How English writes numbers, plurals and days.
import { formatsOf } from '../formats.ts';

export const { date, number, plural } = formatsOf('en');
