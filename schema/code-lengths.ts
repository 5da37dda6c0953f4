// How long a Rock ID may be: by itself, since sentences about it name both.

/** Longest Rock ID that we accept, in characters as typed. */
export const codeMaxLength = 64;
/** Fewest characters of a Rock ID that a member makes up, as compared. Rocks from before may have shorter ones. */
export const ownCodeMinLength = 8;
