// What is said when a find is refused: the dialog's words and the page's, by what the server answered.
import { codeWords } from '../../schema/codes.ts';
import { ApiError } from '../lib/api-error.ts';

interface Refusal {
  title: string;
  description: string;
}

type Known = readonly (readonly [sign: string, words: Refusal])[];

const waitingSign = 'waiting for its rock';

/** The server's sentence, and what is to be done about it. */
const waitingLabel = [
  waitingSign,
  {
    title: codeWords.waiting,
    description: 'Nobody has registered a rock with it yet. Is it yours? Register it, and it can be found.',
  },
] as const;

const inDialog: Known = [
  waitingLabel,
  [
    'never been hidden',
    {
      title: 'Rock Not Available',
      description: "This rock is still with its owner and hasn't been hidden yet.",
    },
  ],
  [
    'not found',
    {
      title: 'Rock Not Found',
      description: 'No rock found with this ID. Please check the ID and try again.',
    },
  ],
  [
    'already found',
    { title: 'Rock Already Found', description: 'This rock has already been found by someone else.' },
  ],
];

const onPage: Known = [
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

/** For the dialog: a title and a sentence. */
export function findRefusal(error: Error): Refusal {
  const message = serverMessage(error);
  return (
    ofConnection(error) ??
    known(inDialog, message) ?? {
      title: 'Unable to Find Rock',
      description: message || 'Invalid Rock ID or rock not registered.',
    }
  );
}

/** For the Found Rock page: one line. */
export function findRefusalLine(error: Error): string {
  const { title, description } = ofConnection(error) ??
    known(onPage, serverMessage(error)) ?? {
      title: 'Error',
      description: 'Failed to find rock. Please try again.',
    };
  return `${title}: ${description}`;
}

/** Whether the find was refused because no rock carries this label yet. */
export function isWaitingLabel(error: Error): boolean {
  return serverMessage(error).includes(waitingSign);
}

/** Why a look-up brought nothing: in one quiet sentence. */
export function checkFailure(error: Error): string {
  return ofConnection(error)?.description ?? 'We could not look this rock up. Please try again in a moment.';
}

function known(words: Known, message: string): Refusal | undefined {
  return words.find(([sign]) => message.includes(sign))?.[1];
}

function serverMessage(error: Error): string {
  return error instanceof ApiError ? error.serverMessage : '';
}

/** No answer at all, or too many questions: nothing that the rock could help. */
function ofConnection(error: Error): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  switch (error.status) {
    case 0:
      return {
        title: 'No Connection',
        description:
          'We could not reach the server. Keep the rock with you and try again where there is a signal.',
      };
    case 429:
      return {
        title: 'One Moment',
        description:
          'Many IDs were tried in a short time. Please check the label, and try again a little later.',
      };
    default:
      return undefined;
  }
}
