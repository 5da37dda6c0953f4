// Journey entries in words.
import { deedOf, type JourneyEntry } from '../../schema/journey.ts';
import type { Words } from '../../schema/words/words.ts';
import { displayName } from '../lib/display-name.ts';

/** 'Hidden by Ann M.' */
export const byWhom = (
  { deedsBy }: Words['journey'],
  entry: Pick<JourneyEntry, 'actionType' | 'kind' | 'user'>,
): string => deedsBy[deedOf(entry)](displayName(entry.user));
