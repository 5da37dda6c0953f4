// All that the stand-in knows as text, and back.
import { Stripe } from 'stripe';
import type { Shelves } from './books.ts';
import type { Keyed } from './calls/idempotency.ts';

export interface Known {
  shelves: Shelves;
  /** Milliseconds that its clock is ahead. */
  skipped: number;
  /** Idempotency keys that were used. */
  keyed: Map<string, Keyed>;
  /** Events that were not delivered yet. */
  waiting: Map<string, Stripe.Event>;
}

export function snapshot(known: Known): string {
  return JSON.stringify(known, (_, value: unknown) =>
    value instanceof Map ? { entries: [...value], isMap: true } : value,
  );
}

/** @param text of `snapshot` */
export function restore(text: string): Known {
  const known: Known = JSON.parse(text, (name, value: unknown) => {
    if (isMap(value)) return new Map(value.entries);
    if (name.endsWith('_decimal') && typeof value === 'string') return Stripe.Decimal.from(value);
    return value;
  });
  return known;
}

function isMap(value: unknown): value is { entries: [string, unknown][] } {
  return typeof value === 'object' && value !== null && 'isMap' in value && 'entries' in value;
}
