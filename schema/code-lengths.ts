// Lengths of a Rock ID, in a separate file, since sentences about Rock IDs use both.

/** Longest Rock ID that we accept, in characters as typed. */
export const codeMaxLength = 64;
/** Least characters of a made-up Rock ID, after normalization. Older rocks may have shorter ones. */
export const ownCodeMinLength = 8;
