// What is said when a find is refused: the dialog's words and the page's, by what the server answered.
import {
  knownRefusal,
  lookUpFailure,
  ofConnection,
  refusalLine,
  waitingLabel,
  waitingSign,
  type KnownRefusals,
  type Refused,
  type RefusalWords,
} from '../../schema/find-refusals.ts';
import { ApiError } from '../lib/api-error.ts';

const inDialog: KnownRefusals = [
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

/** For the dialog: a title and a sentence. */
export function findRefusal(error: Error): RefusalWords {
  const { status, message } = said(error);
  return (
    ofConnection(status) ??
    knownRefusal(inDialog, message) ?? {
      title: 'Unable to Find Rock',
      description: message || 'Invalid Rock ID or rock not registered.',
    }
  );
}

/** For the Found Rock page: one line. */
export function findRefusalLine(error: Error): string {
  return refusalLine(said(error));
}

/** Whether the find was refused because no rock carries this label yet. */
export function isWaitingLabel(error: Error): boolean {
  return said(error).message.includes(waitingSign);
}

/** Why a look-up brought nothing: in one quiet sentence. */
export function checkFailure(error: Error): string {
  return lookUpFailure(said(error).status);
}

/** What is no answer of ours has no status either. */
function said(error: Error): Refused {
  return error instanceof ApiError
    ? { status: error.status, message: error.serverMessage }
    : { status: NaN, message: '' };
}
