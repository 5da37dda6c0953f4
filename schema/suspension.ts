// A suspension: a member can sign in and read, and writes nothing until it ends.

export interface Suspension {
  /** The administrator's words to the member. */
  reason: string;
  /** When it ends by itself; null until the administrator lifts it. */
  until: string | null;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'June 2, 2026, 14:05 UTC' of an instant: the same wherever it is said. */
export const suspensionMoment = (at: string): string =>
  `${days.format(new Date(at))}, ${at.slice(11, 16)} UTC`;

/** 'until June 2, 2026, 14:05 UTC' */
export const suspensionEnd = (until: string | null): string =>
  `until ${until === null ? 'we lift it' : suspensionMoment(until)}`;

/** Why a write is refused, as its caller reads it. */
export const suspendedWords = ({ reason, until }: Suspension): string =>
  `Your account is suspended ${suspensionEnd(until)}. The reason: ${reason}`;
