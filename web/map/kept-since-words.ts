// Said beside rocks that were kept, while there is no network.
import { shortMomentWords } from '../lib/short-days.ts';

/** 'Kept Nov 26, 14:05. You are offline.' */
export const keptSinceWords = (iso: string): string => `Kept ${shortMomentWords(iso)}. You are offline.`;
