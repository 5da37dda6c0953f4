// Why a message did not leave, as the administrator reads it.
import type { MessageFailure } from '../../schema/upkeep.ts';
import { Unavailable, Undeliverable } from '../errors.ts';

export function failureOf(cause: unknown): MessageFailure {
  if (cause instanceof Undeliverable) return 'address';
  return cause instanceof Unavailable ? 'service' : 'other';
}
