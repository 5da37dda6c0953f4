// How German writes days and moments in UTC.
import { utcOf } from '../utc.ts';

export const { shortMoment, utcDay, utcLongDay, utcMoment } = utcOf('de');
