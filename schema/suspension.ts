// A suspension: a member can sign in and read, and writes nothing until it ends.

export interface Suspension {
  /** The administrator's words to the member. */
  reason: string;
  /** When it ends by itself; null until the administrator lifts it. */
  until: string | null;
}
