// Why a part of a list cannot be given.

export const paging = {
  limit: (most: number) => `limit is a whole number from 1 to ${most}`,
  cursor: 'This cursor does not belong to this list',
};
