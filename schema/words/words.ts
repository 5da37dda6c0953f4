// What a language's words are: every noun, word by word, as English has them.
import type * as en from './en/index.ts';

export type Words = typeof en;
export type Noun = keyof Words;
