// The hidden rocks that may be the found one, the most alike first.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { displayName } from '../../schema/members.ts';
import { nearWords, townWords } from '../../schema/near.ts';
import type { FoundNear, LikelyRock } from '../../schema/questions.ts';
import { dayWords } from '../lib/days.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { likelyRocks, type Sought } from './queries.ts';

export function LikelyRocks({ sought }: { sought: Sought }) {
  const query = useQuery(likelyRocks(sought));
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (data) heading.current?.focus();
  }, [data]);
  if (query.isError) return <LoadFailed title="The rocks could not be loaded." queries={[query]} />;
  if (!data) return <LikelyRocksWaiting />;
  const { town, otherTowns, rocks, more } = data;
  if (!town)
    return (
      <EmptyState
        rock="elsewhere"
        title={
          <>
            We know no town that begins with ‘<bdi>{sought.town}</bdi>’.
          </>
        }
        description="Try its name in English, or a larger town nearby."
      />
    );
  return (
    <section aria-labelledby="likely" className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 id="likely" ref={heading} tabIndex={-1}>
          {rocks.length === 0 ? 'No rock is hidden' : 'Is it one of these?'}
        </h2>
        <p className="text-soft">
          {rocks.length === 0
            ? `By then, nobody had hidden a rock ${nearWords(town)}.`
            : `Hidden ${nearWords(town)}, ${sought.what === undefined ? 'the newest' : 'the most alike'} first.`}
        </p>
        <OtherTowns towns={otherTowns} sought={sought} />
      </div>
      {rocks.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
          {rocks.map((rock) => (
            <li key={rock.id} className="flex min-w-0 flex-col">
              <Likely rock={rock} sought={sought} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="text-soft">
          {more === 1 ? 'One more rock is' : `${more.toLocaleString('en-US')} more rocks are`} hidden there.
          Say more of what is on yours, and it comes to the top.
        </p>
      )}
    </section>
  );
}

function OtherTowns({ towns, sought }: { towns: readonly FoundNear[]; sought: Sought }) {
  if (towns.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      Somewhere else?
      {towns.map((town) => (
        <Link
          key={townWords(town)}
          to="/worn-off"
          search={{ ...sought, town: townWords(town) }}
          className="link inline-flex min-h-11 items-center sm:min-h-0"
        >
          {townWords(town)}
        </Link>
      ))}
    </p>
  );
}

function Likely({ rock, sought }: { rock: LikelyRock; sought: Sought }) {
  const { name, owner, near, hiddenAt } = rock;
  return (
    <>
      <RockPicture rock={rock} named={false} sizes="(min-width: 64rem) 15rem, 45vw" className="w-full" />
      <h3 className="mt-3 line-clamp-2 text-lg wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="mb-3 text-sm leading-snug text-soft">
        By <bdi className="wrap-anywhere">{displayName(owner)}</bdi>. Hidden{' '}
        {near ? `${nearWords(near)} ` : ''}
        on {dayWords(hiddenAt, near?.zone)}.
      </p>
      <ButtonLink
        to="/worn-off"
        search={{ ...sought, rock: rock.id }}
        aria-label={`This is it: ${name}`}
        className="mt-auto"
      >
        This is it
      </ButtonLink>
    </>
  );
}

function LikelyRocksWaiting() {
  return (
    <SkeletonGroup className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
      {[0, 1, 2, 3].map((one) => (
        <div key={one} className="flex flex-col gap-3">
          <Skeleton className="pebble-2 aspect-square w-full" />
          <Skeleton className="h-5 w-3/5 rounded-sm" />
          <Skeleton className="h-4 w-4/5 rounded-sm" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
