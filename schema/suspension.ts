// A suspension: a member can sign in and read, and writes nothing until it ends.

export interface Suspension {
  /** The administrator's words to the member. */
  reason: string;
  /** When it ends by itself; null until the administrator lifts it. */
  until: string | null;
}

/** '2026-06-02, 14:05 UTC' of an instant. */
const momentWords = (at: string) => `${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`;

/** Why a write is refused, as its caller reads it. */
export const suspendedWords = ({ reason, until }: Suspension): string =>
  `Your account is suspended ${until === null ? 'until we lift it' : `until ${momentWords(until)}`}. The reason: ${reason}`;
