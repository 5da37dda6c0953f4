// What of an entry can be reported by whom: names and words of others.
import { namelessPlace, type JourneyEntry } from '../../schema/journey.ts';
import { nameOf } from '../../schema/members.ts';
import { displayName } from '../lib/display-name.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import type { Rock } from '../../schema/rocks.ts';
import type { Words } from '../../schema/words/words.ts';

export type OfRock = Pick<Rock, 'id'> & Partial<Pick<Rock, 'owner'>>;

/** An entry, as far as it is told: the page of a rock tells neither places nor notes. */
export type EntryWithWords = Pick<JourneyEntry, 'seq' | 'actionType' | 'user'> &
  Partial<Pick<JourneyEntry, 'locationName' | 'notes' | 'line' | 'thanks' | 'isMistake'>>;

type WordsAtEntry = Extract<ReportSubject, 'name' | 'place' | 'note' | 'line' | 'thanks'>;

/** By subject, as the dialog names them; empty if there is nothing to report. */
export function reportedWords(
  words: Words['reports'],
  { owner }: OfRock,
  { user, actionType, locationName = '', notes, line, thanks, isMistake }: EntryWithWords,
  memberId: string,
): Partial<Record<WordsAtEntry, string>> {
  if (user === null || isMistake) return {};
  const name = displayName(user);
  const isOthers = user.id !== memberId;
  const isOwner = owner?.id === memberId;
  // Finders show their own places to the owner of the rock only; others see the name that the hider gave.
  const isTheirPlace = isOthers && (actionType === 'hidden' || isOwner);
  return {
    ...(isOthers && nameOf(user) !== '' && { name: words.theName(name) }),
    ...(isTheirPlace && ![namelessPlace, ''].includes(locationName) && { place: words.place(locationName) }),
    ...(isOthers && notes && { note: words.note }),
    ...(isOthers && line && { line: words.line }),
    ...(!isOwner && thanks && { thanks: words.thanksWords }),
  };
}
