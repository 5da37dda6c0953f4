// How French writes days and moments in UTC.
import { utcOf } from '../utc.ts';
import { withFirst } from './formats.ts';

const plain = utcOf('fr');

export const shortMoment = (at: number, now: number): string => withFirst(plain.shortMoment(at, now));
export const utcDay = (at: string): string => withFirst(plain.utcDay(at));
export const utcLongDay = (at: string): string => withFirst(plain.utcLongDay(at));
export const utcMoment = (at: string): string => withFirst(plain.utcMoment(at));
