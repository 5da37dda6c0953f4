// An entry of a journey in words.
import type { JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../../schema/members.ts';
import { dayWords } from '../lib/days.ts';

/** 'May 1, 2026' */
export function dayOf({ createdAt }: Pick<JourneyEntry, 'createdAt'>): string {
  return dayWords(createdAt);
}

/** 'Hidden by Ann M.' */
export function byWhom({ actionType, user }: Pick<JourneyEntry, 'actionType' | 'user'>): string {
  return `${actionType === 'hidden' ? 'Hidden' : 'Found'} by ${displayName(user)}`;
}
