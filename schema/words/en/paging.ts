// Lists that come in parts: the button for more, and why a part cannot be given.

export const paging = {
  limit: (most: number) => `limit is a whole number from 1 to ${most}`,
  showMore: 'Show more',
  moreFailed: 'The next ones could not be loaded. Please try again.',
  /** Below what says that a list of rocks could not be loaded. */
  rocksAreSafe: 'Your rocks are safe. Please try again in a moment.',
  cursor: 'This cursor does not belong to this list',
};
