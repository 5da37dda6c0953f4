// What the URL says of the list of the member's own rocks. Small, because the router reads it on every page.

export const ownStatuses = ['active', 'hidden', 'found'] as const;
/** The default is newest first. */
export const ownSorts = ['oldest', 'miles', 'finds', 'name'] as const;

export interface OwnRocksView {
  /** Part of a name, a place, or a Rock ID. */
  q?: string | undefined;
  status?: (typeof ownStatuses)[number] | undefined;
  sort?: (typeof ownSorts)[number] | undefined;
}
