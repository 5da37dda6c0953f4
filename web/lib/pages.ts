// Cursor pagination for infinite queries.

export interface Start {
  /** The start of the page; the first page has none. */
  cursor?: string;
}

export const firstPage: Start = {};

/** Query options for a list whose pages contain the cursor of the next page. */
export const pageByPage = {
  initialPageParam: firstPage,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }): Start | undefined =>
    nextCursor === null ? undefined : { cursor: nextCursor },
};
