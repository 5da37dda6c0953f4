// How Arabic writes days and moments in UTC: with a comma before the time, since sentences have «في» before the day.
import { utcOf } from '../utc.ts';

const ofIntl = utcOf('ar');

export const { shortMoment, utcDay, utcLongDay } = ofIntl;
export const utcMoment = (at: string): string => ofIntl.utcMoment(at).replace(' في ', '، ');
