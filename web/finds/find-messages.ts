// What the Found Rock page says when a find is refused or a look-up brings nothing, by what the server answered.
import { lookUpFailure, refusalLine, type LookUpFailure, type Refused } from '../../schema/find-refusals.ts';
import { ApiError } from '../lib/api-error.ts';

/** One line. */
export function findRefusalLine(error: Error): string {
  return refusalLine(said(error));
}

/** Why a look-up brought nothing. */
export function checkFailure(error: Error): LookUpFailure {
  return lookUpFailure(said(error));
}

/** What is no answer of ours has no status either. */
export function said(error: Error): Refused {
  return error instanceof ApiError
    ? { status: error.status, message: error.serverMessage }
    : { status: NaN, message: '' };
}
