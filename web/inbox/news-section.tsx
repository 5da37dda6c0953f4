// 'Since you were here' on the home page: the first with its picture, a few more lines, and the way to all of them.
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Notification } from '../../schema/notifications.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { buttonClass } from '../views/button-class.ts';
import { dayAndTimeWords } from './by-day.ts';
import { NotificationLink } from './notification-link.tsx';
import { NewDot, NotificationDetails } from './notification-words.tsx';
import { ParcelPicture } from './parcel-picture.tsx';
import { useWords } from '../views/words.ts';

export function NewsSection({ news: { data, isError } }: { news: UseQueryResult<Notification[]> }) {
  const words = useWords('inbox');
  return (
    <section aria-labelledby="since" className="flex flex-col gap-4">
      <h2 id="since">{words.sinceYouWereHere}</h2>
      {data ? (
        <News items={data} />
      ) : isError ? (
        <p className="text-soft">{words.newsFailed}</p>
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

/** Open questions and wishes come first, since somebody waits; then new finds. The others stay in their order. */
function urgentFirst(items: readonly Notification[]): Notification[] {
  const rank = ({ kind, isUnread, isAnswered }: Notification) =>
    (kind === 'asked' || kind === 'wanted') && !isAnswered ? 0 : kind === 'found' && isUnread ? 1 : 2;
  return items.toSorted((a, b) => rank(a) - rank(b));
}

function News({ items }: { items: readonly Notification[] }) {
  const words = useWords('inbox');
  const [first, ...others] = urgentFirst(items);
  if (!first) return <p className="text-soft">{words.noNews}</p>;
  return (
    <>
      <First notification={first} />
      {others.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {others.map((one) => (
            <li key={one.id} className="relative flex items-center gap-4 py-3">
              <div className="relative shrink-0">
                {one.rock ? (
                  <RockPicture rock={one.rock} named={false} isPart sizes="3rem" className="size-12" />
                ) : (
                  <ParcelPicture className="size-12" />
                )}
                {one.isUnread && <NewDot />}
              </div>
              <div className="min-w-0 flex-1 leading-snug">
                <strong className="font-semibold">
                  <NotificationLink notification={one} />
                </strong>
                <p className="line-clamp-2 text-sm text-soft empty:hidden">
                  <NotificationDetails notification={one} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Link to="/notifications" className={buttonClass({ variant: 'link', class: 'self-start' })}>
        {words.all}
      </Link>
    </>
  );
}

function First({ notification }: { notification: Notification }) {
  const { rock, at, isUnread } = notification;
  return (
    <article className="relative flex min-h-32 items-center gap-5 rounded-md border border-line bg-card p-4 transition-colors hover:border-edge max-[18rem]:flex-col max-[18rem]:items-start sm:gap-8 sm:p-6">
      <div className="relative shrink-0">
        {rock ? (
          <RockPicture
            rock={rock}
            named={false}
            eager
            sizes="(min-width: 40rem) 9rem, 6rem"
            className="size-[min(6rem,25vw)] sm:size-36"
          />
        ) : (
          <ParcelPicture className="size-[min(6rem,25vw)] sm:size-36" />
        )}
        {isUnread && <NewDot />}
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="sm:text-xl">
          <NotificationLink notification={notification} />
        </h3>
        <p className="line-clamp-2 empty:hidden">
          <NotificationDetails notification={notification} />
        </p>
        <time dateTime={at} className="text-sm text-soft">
          {dayAndTimeWords(at)}
        </time>
      </div>
    </article>
  );
}
