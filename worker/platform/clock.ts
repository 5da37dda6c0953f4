// The clock that every rule reads, so that tests can turn it.

/** Milliseconds since 1970. */
export type Clock = () => number;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
