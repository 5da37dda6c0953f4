// Texts about the area that is kept for a walk.
import { shortDayWords, shortMomentWords } from '../../lib/short-days.ts';
import { areaLimits } from '../../tiles/area.ts';
import type { KeptArea } from '../../tiles/area-cache.ts';
import { wordsNow } from '../../lib/words.ts';

/** 'Kept: 5 km around Omaha, Nebraska, 6.1 MB, Nov 26' */
export function keptWords({ name, bytes, at }: KeptArea): string {
  return wordsNow('keptArea').kept(areaLimits.km, name, bytes, shortDayWords(at));
}

/** 'Kept Nov 26, 14:05. You are offline.' */
export const sinceWords = (iso: string): string => wordsNow('keptArea').since(shortMomentWords(iso));
