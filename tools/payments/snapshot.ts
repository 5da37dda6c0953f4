// Serializes the state of the stand-in, and restores it.
import type { Shelves } from './books.ts';

export interface Known {
  shelves: Shelves;
  /** Milliseconds by which its clock is ahead. */
  skipped: number;
}

export function snapshot(known: Known): string {
  return JSON.stringify(known, (_, value: unknown) => (value instanceof Map ? { map: [...value] } : value));
}

/** @param text from `snapshot`. Throws for anything else. */
export function restore(text: string): Known {
  const known: Known = JSON.parse(text, (_, value: unknown) => (isMap(value) ? new Map(value.map) : value));
  if (Object.values(known.shelves).every((shelf) => shelf instanceof Map)) return known;
  throw new Error('not a snapshot');
}

function isMap(value: unknown): value is { map: [string, unknown][] } {
  return typeof value === 'object' && value !== null && 'map' in value && Array.isArray(value.map);
}
