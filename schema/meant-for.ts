// The member for whom a write is meant.

/**
 * Header of a write: id of the member that the screen shows. If another member has signed in since, in another tab, the
 * write is refused instead of becoming theirs.
 */
export const meantForHeader = 'X-Meant-For';
