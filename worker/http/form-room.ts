// How many large forms one isolate has in its memory at once: a photo is there several times while it is worked on.
import type { Context } from 'hono';
import { formMaxBytes, photoMaxBytes } from '../../schema/photos.ts';
import { openRoom } from '../platform/room.ts';

const largest = photoMaxBytes + formMaxBytes;

/** Of the 128 MB of an isolate: three of the largest photos, or a hundred of those that the app has made small. */
export const formRoom = openRoom({
  space: 3 * largest,
  line: 24,
  patienceMs: 30_000,
  // Longer than a phone on one bar needs for a photo that the app has made small.
  leaseMs: 60_000,
});

/**
 * Before a form is read: waits for room, unless it says that it is small. @returns what gives the room back
 * Throws Unavailable when too many wait.
 */
export function roomForForm(c: Context): Promise<() => void> {
  const length = c.req.header('Content-Length') ?? '';
  const bytes = /^\d+$/.test(length) ? Number(length) : largest;
  return bytes <= formMaxBytes ? Promise.resolve(() => {}) : formRoom.enter(bytes);
}
