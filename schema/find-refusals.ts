// What the Found Rock page says when a find is refused or a look-up brings nothing, by what the server answered.
import { codeWords } from './codes.ts';

export interface RefusalWords {
  title: string;
  description: string;
}

export type KnownRefusals = readonly (readonly [sign: string, words: RefusalWords])[];

/** Stands in the server's sentence about a label that no rock carries yet. */
export const waitingSign = 'waiting for its rock';

/** The server's sentence, and what is to be done about it. */
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

/** What the server said. */
export interface Refused {
  /** 0 when it could not be reached. */
  status: number;
  message: string;
}

/** One line. */
export function refusalLine({ status, message }: Refused): string {
  const { title, description } = ofConnection({ status, message }) ??
    knownRefusal(onPage, message) ?? {
      title: 'Error',
      description: 'Failed to find rock. Please try again.',
    };
  return `${title}: ${description}`;
}

/** Why a look-up brought nothing. `mayRetry` is false for what can be no Rock ID: it is none on another try. */
export interface LookUpFailure extends RefusalWords {
  mayRetry: boolean;
}

/** A title and a quiet sentence. */
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

/** No answer at all, or too many questions: nothing that the rock could help. */
export function ofConnection({ status, message }: Refused): RefusalWords | undefined {
  switch (status) {
    case 0:
      return {
        title: 'No Connection',
        description:
          'We could not reach the server. Keep the rock with you and try again where there is a signal.',
      };
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
