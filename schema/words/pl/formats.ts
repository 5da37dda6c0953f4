// How Polish writes numbers, plurals and days, for the site itself.
import { formatsOf } from '../formats.ts';

export const formats = formatsOf('pl');
