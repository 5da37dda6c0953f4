// Words for fields and files, which have no use for the isolates of sentences: those of isolated.ts.

export const plainWords = (words: string): string => words.replaceAll(/[\u2068\u2069]/g, '');
