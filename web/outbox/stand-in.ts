// Ids of what kept writes will make, for writes that depend on them.
import type { AttemptHeaders } from '../lib/attempts.ts';

const idOf = (key: string) => `kept-${key}`;

/** The id of what a write will make that was just kept. */
export const standInFor = (headers: AttemptHeaders): string => idOf(headers['Idempotency-Key']);
export const standInOf = ({ key }: { key: string }): string => idOf(key);
