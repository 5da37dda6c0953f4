// What a member is called.
import { nameOf } from '../../schema/members.ts';
import { wordsNow } from './words.ts';

/** @param name '' of somebody without one: 'Anonymous' */
export const shownName = (name: string): string => name || wordsNow('shell').anonymous;

/** Username, else first name and last initial, else 'Anonymous'. @param member null for a deleted account */
export const displayName = (member: Parameters<typeof nameOf>[0]): string => shownName(nameOf(member));
