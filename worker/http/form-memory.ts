// Limits the large forms in an isolate's memory: a photo is held there several times while it is processed.
import type { Context } from 'hono';
import { formMaxBytes, photoMaxBytes } from '../../schema/photos.ts';
import { openSemaphore } from '../platform/semaphore.ts';

const largest = photoMaxBytes + formMaxBytes;

/** Fits the 128 MB of an isolate: three of the largest photos, or a hundred that the app has shrunk. */
export const formMemory = openSemaphore({
  space: 3 * largest,
  line: 24,
  patienceMs: 30_000,
  // Longer than a phone with a weak signal takes to upload a photo that the app has shrunk.
  leaseMs: 60_000,
});

/**
 * Waits for memory before a form is read, unless its Content-Length is small. @returns a function that releases it
 * @throws Unavailable when too many wait
 */
export function reserveFormMemory(c: Context): Promise<() => void> {
  const length = c.req.header('Content-Length') ?? '';
  const bytes = /^\d+$/.test(length) ? Number(length) : largest;
  return bytes <= formMaxBytes ? Promise.resolve(() => {}) : formMemory.enter(bytes);
}
