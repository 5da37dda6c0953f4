// 'Since you were here' on the home page: the newest with its picture, and a few more lines.
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { NewsItem } from '../../schema/news.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Day } from '../ui/time.tsx';
import { lastVisit, newsSince } from './news.ts';
import { NewsDetails, NewsTitle } from './news-words.tsx';

/** Lines below the newest one. */
const more = 3;

/** Asks once for each look at the page. */
export function useNews(memberId: string | undefined): UseQueryResult<NewsItem[]> {
  const [since] = useState(() => (memberId === undefined ? '' : lastVisit(memberId)));
  return useQuery({ ...newsSince(since), enabled: memberId !== undefined });
}

export function NewsSection({ news: { data, isError } }: { news: UseQueryResult<NewsItem[]> }) {
  return (
    <section aria-labelledby="since" className="flex flex-col gap-4">
      <h2 id="since">Since you were here</h2>
      {data ? (
        <News items={data} />
      ) : isError ? (
        <p className="text-soft">The news did not arrive. Your rocks are on their way all the same.</p>
      ) : (
        <NewsWaiting />
      )}
    </section>
  );
}

export function NewsWaiting() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-32 rounded-md" />
    </SkeletonGroup>
  );
}

function News({ items }: { items: readonly NewsItem[] }) {
  const [newest, ...others] = items;
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isAll) list.current?.children[more]?.querySelector('a')?.focus();
  }, [isAll]);
  if (!newest) return <p className="text-soft">All quiet so far. Somewhere a rock waits to be seen.</p>;
  return (
    <>
      <Newest item={newest} />
      {others.length > 0 && (
        <ul ref={list} className="flex flex-col divide-y divide-line">
          {others.slice(0, isAll ? others.length : more).map((item) => (
            <li key={item.id} className="relative flex items-center gap-4 py-3">
              <RockPicture rock={item.rock} named={false} isPart sizes="3rem" className="size-12 shrink-0" />
              <div className="min-w-0 leading-snug">
                <strong className="font-semibold">
                  <NewsLink item={item} />
                </strong>
                <p className="text-sm text-soft">
                  <NewsDetails item={item} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!isAll && others.length > more && (
        <Button variant="link" onClick={() => setAll(true)} className="self-start">
          See all that happened
        </Button>
      )}
    </>
  );
}

function Newest({ item }: { item: NewsItem }) {
  return (
    <article className="relative flex min-h-32 items-center gap-5 rounded-md border border-line bg-card p-4 transition-colors hover:border-edge max-[18rem]:flex-col max-[18rem]:items-start sm:gap-8 sm:p-6">
      <RockPicture
        rock={item.rock}
        named={false}
        eager
        sizes="(min-width: 40rem) 9rem, 6rem"
        className="size-[min(6rem,25vw)] shrink-0 sm:size-36"
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="sm:text-xl">
          <NewsLink item={item} />
        </h3>
        <p className="line-clamp-3">
          <NewsDetails item={item} />
        </p>
        <p className="text-sm text-soft">
          <Day at={item.at} zone={item.near?.zone} />
        </p>
      </div>
    </article>
  );
}

/** Leads to the member's own rock, or to the rocks that they hid again. All of its line can be tapped. */
function NewsLink({ item }: { item: NewsItem }) {
  return (
    <Link
      to="/my-rocks"
      search={item.kind === 'moved' ? { tab: 'archive' } : { tab: 'rocks', q: item.rock.name }}
      className="before:absolute before:inset-0 hover:underline"
    >
      <NewsTitle item={item} />
    </Link>
  );
}
