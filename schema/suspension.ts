// A suspension: a member can sign in and read, and writes nothing until it ends.
import { utcMoment } from './utc-moment.ts';

export interface Suspension {
  /** The administrator's words to the member. */
  reason: string;
  /** When it ends by itself; null until the administrator lifts it. */
  until: string | null;
}

/** 'until Jun 2, 2026, 2:05 PM UTC' */
export const suspensionEnd = (until: string | null): string =>
  `until ${until === null ? 'we lift it' : utcMoment(until)}`;
