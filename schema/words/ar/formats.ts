// How Arabic writes numbers, plurals and days, for the site itself: with a comma between day and time, since sentences have «في» before the day.
import { formatsOf } from '../formats.ts';

const ofIntl = formatsOf('ar');

export const formats: typeof ofIntl = {
  ...ofIntl,
  date: (at, options) => ofIntl.date(at, options).replace(' في ', '، '),
};
