// The words of the language that is drawn: the reader's in the app, and the request's in the worker.
import type { Noun, Words } from '../../schema/words/words.ts';

type Read = <N extends Noun>(noun: N) => Words[N];

let read: Read;

/** For web/lib/words.ts and worker/pages/render.ts, the two renderers. */
export function provideWords(reader: Read): void {
  read = reader;
}

/**
 * The words of a noun, while something is drawn. In the app it is a hook: the component is drawn anew in another
 * language. The build makes the words load with every module that names a noun here: see tools/app/load-words.ts.
 */
export const useWords: Read = (noun) => read(noun);
