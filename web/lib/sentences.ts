// Sentences one after the other, as each language sets them apart.
import { wordsNow } from './words.ts';

/** 'It is kept. Zoom in first.' Leaves out what is no sentence. */
export const sentences = (...some: readonly (string | false | null | undefined)[]): string =>
  some.filter(Boolean).join(wordsNow('formats').gap);
