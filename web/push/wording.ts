// Texts about push messages.
import { browserOf } from '../lib/geolocation.ts';
import { wordsNow } from '../lib/words.ts';

/** For a browser that was told not to ask again. */
export const howToAllow = (userAgent: string): string => wordsNow('push').howToAllow[browserOf(userAgent)];
