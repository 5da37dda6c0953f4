// An entry of a journey, as paths name it.
import { JourneySeq } from '../../schema/notification-input.ts';
import { readText } from '../http/validate.ts';

export interface EntryKey {
  rockId: string;
  /** Its number. */
  seq: number;
}

/** @throws Malformed for a number that no entry can have */
export const entryAt = ({ id, seq }: { id: string; seq: string }): EntryKey => ({
  rockId: id,
  seq: Number(readText(JourneySeq, seq)),
});
