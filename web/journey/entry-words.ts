// Journey entries in words.
import type { JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../lib/display-name.ts';

/** 'Hidden by Ann M.' */
export function byWhom({
  actionType,
  kind,
  user,
}: Pick<JourneyEntry, 'actionType' | 'kind' | 'user'>): string {
  const deed = kind ? deeds[kind] : `${actionType === 'hidden' ? 'Hidden' : 'Found'} by`;
  return `${deed} ${displayName(user)}`;
}

const deeds = { moved: 'Moved by', handed: 'Handed on to' } as const;
