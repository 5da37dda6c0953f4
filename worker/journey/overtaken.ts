// Repeats what was refused because a log or a correction of the same rock came between reading and writing.
import { isConditionFailed, isTaken, Unavailable } from '../errors.ts';

/** Others may write at the same moment, one after the other. */
const attempts = 24;

/** Conditions of a batch: the rock's newest number, its hiding place, and the limits of the past (`countLate`). */
const conditions = ['rocks.last_seq', 'entries.location_name', 'rocks.created_at'] as const;

/** Whether a correction came between. See `nextSeq`. */
const isCorrected = (error: unknown): boolean =>
  conditions.some((column) => isConditionFailed(error, column));

/** Whether another log or a correction came between. */
const isOvertaken = (error: unknown): boolean => isTaken(error, 'entries.rock_id') || isCorrected(error);

/** @param isMet whether what was read is no longer so, and nothing was written */
export const repeatIf =
  (isMet: (error: unknown) => boolean) =>
  /** @param act reads anew, and writes on the condition that it is still so */
  async <A>(act: (isFirst: boolean) => Promise<A>): Promise<A> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await act(attempt === 1);
      } catch (error) {
        if (!isMet(error)) throw error;
        // Many write at once: whoever sends it again comes through.
        if (attempt === attempts) throw new Unavailable();
      }
    }
  };

/** For what another log refuses for good. */
export const againIfCorrected = repeatIf(isCorrected);
/** For what fits in whatever was logged. */
export const againIfOvertaken = repeatIf(isOvertaken);
