// Whether a write that could not be sent is kept on the device.
import { ApiError } from '../lib/api-error.ts';

/** The service worker keeps what members do while it controls the page. */
export const isKept = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && Boolean(navigator.serviceWorker?.controller);
