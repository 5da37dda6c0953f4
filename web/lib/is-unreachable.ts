import { ApiError } from './api-error.ts';

/** Whether there was no response: the network, or the server, was not reached. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
