// Lists that come page by page: where each page begins.

export interface Start {
  /** Where the page begins; the first page has none. */
  cursor?: string;
}

export const firstPage: Start = {};

/** Of a list of pages, each of which says where the next one begins. */
export const pageByPage = {
  initialPageParam: firstPage,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }): Start | undefined =>
    nextCursor === null ? undefined : { cursor: nextCursor },
};
