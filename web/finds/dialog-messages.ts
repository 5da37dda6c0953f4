// The Found Rock dialog's messages for the server's refusals of a find.
import {
  knownRefusal,
  ofConnection,
  waitingLabel,
  waitingSign,
  type KnownRefusals,
  type RefusalWords,
} from '../../schema/find-refusals.ts';
import { said } from './find-messages.ts';

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

/** The title and text for a refused find. */
export function findRefusal(error: Error): RefusalWords {
  const { status, message } = said(error);
  return (
    ofConnection({ status, message }) ??
    knownRefusal(inDialog, message) ?? {
      title: 'Unable to Find Rock',
      description: message || 'Invalid Rock ID or rock not registered.',
    }
  );
}

/** Whether there is such a rock, but nobody can find it now. */
export function isElsewhere(error: Error): boolean {
  return /already found|never been hidden/.test(said(error).message);
}

/** Whether the find was refused because no rock is registered with this label yet. */
export function isWaitingLabel(error: Error): boolean {
  return said(error).message.includes(waitingSign);
}
