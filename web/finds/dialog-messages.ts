// The Found Rock dialog's messages for the server's refusals of a find.
import { knownRefusal, ofConnection, type RefusalWords } from '../../schema/find-refusals.ts';
import { wordsNow } from '../lib/words.ts';
import { said } from './find-messages.ts';

/** The title and text for a refused find. */
export function findRefusal(error: Error): RefusalWords {
  const words = wordsNow('finds');
  const refused = said(error);
  return (
    ofConnection(words, refused) ??
    knownRefusal(words.inDialog, refused) ?? {
      ...words.unable,
      ...(refused.message && { description: refused.message }),
    }
  );
}

/** Whether there is such a rock, but nobody can find it now. */
export const isElsewhere = (error: Error): boolean =>
  ['finds.taken', 'finds.neverHidden'].includes(said(error).code ?? '');

/** Whether the find was refused because no rock is registered with this label yet. */
export const isWaitingLabel = (error: Error): boolean => said(error).code === 'finds.waiting';
