// In whose name a write is meant.

/**
 * Header of a write: id of the member on the screen. When somebody else has signed in since, in another tab, the write is
 * refused instead of becoming theirs.
 */
export const meantForHeader = 'X-Meant-For';
