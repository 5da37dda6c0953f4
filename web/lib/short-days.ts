// Formats days and times that are not long ago.
import { wordsNow } from './words.ts';

const day = { month: 'short', day: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** '2026-05-01T09:00:00.000Z' gives 'May 1', in the browser's time zone. */
export const shortDayWords = (iso: string): string => wordsNow('formats').date(iso, day);

/** 'May 1, 09:00' */
export const shortMomentWords = (iso: string): string => wordsNow('formats').date(iso, { ...day, ...time });

/** '09:00' */
export const timeWords = (iso: string): string => wordsNow('formats').date(iso, time);
