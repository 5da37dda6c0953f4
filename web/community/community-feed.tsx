// The feed: everybody's rocks in a grid, with likes and comments. The full feed scrolls in its own area.
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { serverWords } from '../lib/api-error.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { useOpened } from '../rocks/use-opened.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { feedGrid } from './feed-grid.ts';
import { FeedItem } from './feed-item.tsx';
import { FeedWaiting } from './feed-waiting.tsx';
import { feedRocks } from './queries.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useNearEnd } from './use-near-end.ts';
import { useWords } from '../views/words.ts';

const Conversation = lazyDialog(() => import('./conversation.tsx'));
const JoinDialog = lazyDialog(() => import('./join-dialog.tsx'));

/** Number of rocks in the short feed: two rows, or three rows of two on a phone. */
const glimpse = 10;
const wholeRows = '@max-[44rem]:[&>:nth-child(n+7)]:hidden @max-[56rem]:[&>:nth-child(n+9)]:hidden';
const twoRows = '@max-[30rem]:[&>:nth-child(n+5)]:hidden';

interface CommunityFeedProps {
  /** Whether to show the full feed in a scrolling area; otherwise only its first rows. */
  scrolling?: boolean;
  /** On a phone only two rows, without comments, which the dialog of a rock shows. */
  isBrief?: boolean;
}

export function CommunityFeed({ scrolling = false, isBrief = false }: CommunityFeedProps) {
  const words = useWords('community');
  const query = useInfiniteQuery(feedRocks);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const all = query.data?.pages.flatMap(({ items }) => items);
  const rocks = scrolling ? all : all?.slice(0, glimpse);

  const talk = useOpened<string>();
  const join = useOpened<string>();
  // From the current feed: likes and comments change while the dialog is open, and a reported rock disappears.
  const talkedAbout = all?.find(({ id }) => id === talk.subject);

  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area, rocks);
  const more = scrolling && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useNearEnd<HTMLDivElement>(area, more ? () => void fetchNextPage() : null, rocks?.length ?? 0);

  if (!rocks && query.isError) return <LoadFailed title={words.feedFailed} queries={[query]} />;
  if (rocks?.length === 0)
    return (
      <EmptyState rock="clover" title={words.feedEmpty} description={words.feedEmptyHint}>
        <ButtonLink to="/register-rock" variant="main">
          {words.registerRock}
        </ButtonLink>
      </EmptyState>
    );

  return (
    <div
      ref={area}
      {...(scrolling ? { role: 'region', 'aria-label': words.feedArea, tabIndex: 0 } : { tabIndex: -1 })}
      className={clsx(
        '@container',
        scrolling && 'relative h-[620px] overflow-y-auto rounded-md border border-line bg-card p-4 sm:p-6',
      )}
    >
      {!rocks ? (
        <FeedWaiting isBrief={isBrief} />
      ) : (
        <ul className={clsx(feedGrid, !scrolling && wholeRows, isBrief && twoRows)}>
          {rocks.map((rock) => (
            <li key={rock.id} tabIndex={-1} aria-label={rock.name}>
              <FeedItem
                rock={rock}
                onTalk={() => talk.open(rock.id)}
                onJoin={() => join.open(rock.name)}
                isBrief={isBrief}
              />
            </li>
          ))}
        </ul>
      )}
      {scrolling && hasNextPage && (
        <div ref={end} className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.showMore}
          </Button>
          <p role="alert" className="font-semibold text-coral empty:hidden">
            {isFetchNextPageError && serverWords(query.error, words.moreFailed)}
          </p>
        </div>
      )}
      {scrolling && (
        <p role="status" className="sr-only">
          {query.data && query.data.pages.length > 1 && words.shown(rocks?.length ?? 0)}
        </p>
      )}
      {talkedAbout && (
        <Conversation rock={talkedAbout} {...talk.dialog} onJoin={() => join.open(talkedAbout.name)} />
      )}
      {join.subject !== null && <JoinDialog rockName={join.subject} {...join.dialog} />}
    </div>
  );
}
