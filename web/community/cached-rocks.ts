// Updates likes and comments in the query cache: the feed gets the server's response, other lists are refetched.
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../api.ts';
import type { Interaction, Rock } from '../../schema/rocks.ts';
import { refreshInteractions } from '../refresh.ts';
import { commentsOf, feedRocks } from './queries.ts';

type Pages<T, P> = InfiniteData<Page<T[]>, P>;

/**
 * Changes one rock in the cached feed. Waits for a fetch in flight first, since its older response would overwrite the
 * change.
 */
export async function changeFeedRock(
  queryClient: QueryClient,
  rockId: string,
  change: (rock: Rock) => Partial<Rock>,
): Promise<void> {
  const { queryKey } = feedRocks;
  const feed = queryClient.getQueryCache().find({ queryKey, exact: true });
  if (feed?.state.fetchStatus === 'fetching') await feed.promise?.catch(() => undefined);
  queryClient.setQueryData(
    queryKey,
    (known) =>
      known && mapItems(known, (rock) => (rock.id === rockId ? [{ ...rock, ...change(rock) }] : [rock])),
  );
  void refreshInteractions(queryClient);
}

/** Adds a comment at the top of its cached conversation. */
export function addCachedComment(queryClient: QueryClient, rockId: string, comment: Interaction): void {
  queryClient.setQueryData(commentsOf(rockId).queryKey, (known) => {
    const [first, ...rest] = known?.pages ?? [];
    return known && first && { ...known, pages: [{ ...first, items: [comment, ...first.items] }, ...rest] };
  });
}

/** Removes a comment from its cached conversation. */
export function dropCachedComment(queryClient: QueryClient, rockId: string, commentId: string): void {
  queryClient.setQueryData(
    commentsOf(rockId).queryKey,
    (known) => known && mapItems(known, (comment) => (comment.id === commentId ? [] : [comment])),
  );
}

function mapItems<T, P>(known: Pages<T, P>, change: (item: T) => T[]): Pages<T, P> {
  return { ...known, pages: known.pages.map((page) => ({ ...page, items: page.items.flatMap(change) })) };
}
