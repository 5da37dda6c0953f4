// What an email may say, whoever writes it.
/** A paragraph, one that begins with a link, a sign-in code, an address or a quotation, or figures. */
export type Part =
  | { text: string }
  | { lead: string; link: string; text: string }
  | { code: string }
  | { lines: readonly string[] }
  | { title: string; figures: readonly (readonly [name: string, value: string])[] };

/** The rock that an email is about. Only its town is told, never its place, and never its Rock ID. */
export interface EmailRock {
  name: string;
  /** Where it was hidden last: 'near Omaha, Nebraska'; '' if no town is near. */
  town: string;
  /** Address of its photo; null unless everybody may see it: mail programs load it without a session. */
  picture: string | null;
  /** Address of its page; null if it has none for others, or our own address is unknown. */
  page?: string | null;
}

export interface Content {
  heading: string;
  rock?: EmailRock | null;
  parts: readonly Part[];
  /** The one thing to do, if there is one. Null where our own address is unknown. */
  button?: { label: string; link: string } | null;
  /** Secondary paragraphs at the end. */
  footnotes?: readonly string[];
  /** At the very end, such as a link that ends such emails. */
  links?: readonly { label: string; link: string }[];
}

/** Whether the heading says the rock's name, which then need not stand below it once more. */
export const isNamedIn = (heading: string, { name }: EmailRock): boolean => heading.includes(name);
