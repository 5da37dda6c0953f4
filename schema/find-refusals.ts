// Texts of the Found Rock page for a refused find and a failed look-up, by the server's answer.
import { codeWords } from './codes.ts';

export interface RefusalWords {
  title: string;
  description: string;
}

export type KnownRefusals = readonly (readonly [sign: string, words: RefusalWords])[];

/** Part of the server's sentence about a label without a rock. */
export const waitingSign = 'waiting for its rock';

/** The server's sentence, and what to do about it. */
export const waitingLabel = [
  waitingSign,
  {
    title: codeWords.waiting,
    description: 'Nobody has registered a rock with it yet. Is it yours? Register it, and it can be found.',
  },
] as const;

const onPage: KnownRefusals = [
  waitingLabel,
  [
    'not available',
    {
      title: 'Rock Not Available',
      description: "This rock is still with its owner and hasn't been hidden yet.",
    },
  ],
  [
    'already found',
    {
      title: 'Rock Already Found',
      description: 'This rock has already been found and is waiting to be rehidden.',
    },
  ],
  [
    'not found',
    {
      title: 'Rock Not Found',
      description: 'No rock found with this ID. Please check the number and try again.',
    },
  ],
];

/** The server's refusal. */
export interface Refused {
  /** 0 when it could not be reached. */
  status: number;
  message: string;
}

/** A refusal in one line. */
export function refusalLine({ status, message }: Refused): string {
  const { title, description } = ofConnection({ status, message }) ??
    knownRefusal(onPage, message) ?? {
      title: 'Error',
      description: 'Failed to find rock. Please try again.',
    };
  return `${title}: ${description}`;
}

/** Why a look-up failed. `mayRetry` is false for an invalid Rock ID, which a retry would not change. */
export interface LookUpFailure extends RefusalWords {
  mayRetry: boolean;
}

/** A title and a sentence. */
export function lookUpFailure({ status, message }: Refused): LookUpFailure {
  if (status === 400 && message !== '')
    return { title: codeWords.check, description: message, mayRetry: false };
  const words = ofConnection({ status, message }) ?? {
    title: 'Look-Up Failed',
    description: 'We could not look this rock up. Please try again in a moment.',
  };
  return { ...words, mayRetry: true };
}

export function knownRefusal(known: KnownRefusals, message: string): RefusalWords | undefined {
  return known.find(([sign]) => message.includes(sign))?.[1];
}

/** Texts for no connection and for too many requests, which have nothing to do with the rock. */
export function ofConnection({ status, message }: Refused): RefusalWords | undefined {
  switch (status) {
    case 0:
      return {
        title: 'No Connection',
        description:
          'We could not reach the server. Keep the rock with you and try again where there is a signal.',
      };
    // Too many requests, or a suspended member.
    case 403:
    case 429:
      return {
        title: 'One Moment',
        // Too many IDs or too many requests: the server says which.
        description: message || 'Please wait a little and try again.',
      };
    default:
      return undefined;
  }
}
