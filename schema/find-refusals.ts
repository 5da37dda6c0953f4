// What the Found Rock page says of a refused find and of a failed look-up, by the server's answer.
import type { Words } from './words/words.ts';

type FindWords = Words['finds'];

export interface RefusalWords {
  title: string;
  description: string;
}

/** The server's refusal. */
export interface Refused {
  /** 0 when it could not be reached. */
  status: number;
  /** The sentence in the reader's language; '' if there is none. */
  message: string;
  /** Which sentence it is. */
  code?: string | undefined;
}

/** A refusal in one line. */
export function refusalLine(words: FindWords, refused: Refused): string {
  const { title, description } =
    ofConnection(words, refused) ?? knownRefusal(words.onPage, refused) ?? words.failed;
  return words.inOneLine(title, description);
}

/** Why a look-up failed. `mayRetry` is false for an invalid Rock ID, which a retry would not change. */
export interface LookUpFailure extends RefusalWords {
  mayRetry: boolean;
}

/** A title and a sentence. */
export function lookUpFailure(words: FindWords, refused: Refused): LookUpFailure {
  const { status, message } = refused;
  if (status === 400 && message !== '')
    return { title: words.mistyped.title, description: message, mayRetry: false };
  return { ...(ofConnection(words, refused) ?? words.lookUpFailed), mayRetry: true };
}

/** @param known by the words of the refusals in `finds` */
export function knownRefusal(known: FindWords['onPage'], { code }: Refused): RefusalWords | undefined {
  const [noun, word] = code?.split('.') ?? [];
  return noun === 'finds' ? Object.entries(known).find(([name]) => name === word)?.[1] : undefined;
}

/** Texts for no connection and for too many requests, which have nothing to do with the rock. */
export function ofConnection(words: FindWords, { status, message }: Refused): RefusalWords | undefined {
  switch (status) {
    case 0:
      return words.noConnection;
    // Too many requests, or a suspended member.
    case 403:
    case 429:
      // Too many IDs or too many requests: the server says which.
      return { ...words.oneMoment, ...(message && { description: message }) };
    default:
      return undefined;
  }
}
