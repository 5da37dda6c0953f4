// Journey entries in words.
import type { JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../../schema/members.ts';

/** 'Hidden by Ann M.' */
export function byWhom({ actionType, user }: Pick<JourneyEntry, 'actionType' | 'user'>): string {
  return `${actionType === 'hidden' ? 'Hidden' : 'Found'} by ${displayName(user)}`;
}
