// The clock that every rule reads, so that tests can set it.

/** Milliseconds since 1970. */
export type Clock = () => number;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The UTC day, such as 2026-05-31. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A moment as in answers, such as 2026-05-31T09:00:00.000Z; null for null. */
export function instant(at: number): string;
export function instant(at: number | null): string | null;
export function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** The moment at which a UTC day starts. */
export const startOf = (dayName: string): number => Date.parse(`${dayName}T00:00:00Z`);
