// The hidden rocks that may be the found one, the most alike first.
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { nearWords, townWords, englishTown } from '../../schema/near.ts';
import type { FoundNear, LikelyRock, LikelyRocks as Answer } from '../../schema/questions.ts';
import { serverWords } from '../lib/api-error.ts';
import { dayWords } from '../lib/days.ts';
import { EmptyState } from '../painting/empty-state.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { PaintedBy } from '../rocks/painted-by.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { monthWords, recentMonths } from './months.ts';
import type { Sought } from './queries.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface LikelyRocksProps {
  query: UseQueryResult<Answer>;
  sought: Sought;
}

export function LikelyRocks({ query, sought }: LikelyRocksProps) {
  const words = useWords('questions').likely;
  if (query.isError)
    return (
      <div className="flex max-w-form flex-col items-start gap-3">
        <Refusal>{words.failed(serverWords(query.error, words.tryInAMoment))}</Refusal>
        <Button pending={query.isFetching} onClick={() => void query.refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    );
  if (!query.data) return <LikelyRocksWaiting />;
  const { town, otherTowns, ...found } = query.data;
  // The field says so.
  if (!town) return null;
  return (
    <>
      <OtherTowns towns={otherTowns} sought={sought} />
      {found.rocks.length === 0 ? (
        <NoRocks town={town} sought={sought} />
      ) : (
        <Rocks {...found} town={town} sought={sought} />
      )}
    </>
  );
}

interface RocksProps extends Pick<Answer, 'rocks' | 'alike' | 'more'> {
  town: FoundNear;
  sought: Sought;
}

function Rocks({ rocks, alike, more, town, sought }: RocksProps) {
  const words = useWords('questions').likely;
  const places = useWords('near');
  const { gap } = useWords('formats');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [rocks]);
  const [fits, others] = [rocks.slice(0, alike), rocks.slice(alike)];
  return (
    <section aria-labelledby="likely" className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h2 id="likely" ref={heading} tabIndex={-1} className="scroll-mt-6">
          {words.isItOne}
        </h2>
        <p className="text-soft">
          {sought.what !== undefined && alike === 0 && (
            <>
              <Sentence
                parts={words.nobodyWrote<ReactNode>(<bdi className="wrap-anywhere">{sought.what}</bdi>)}
              />
              {gap}
            </>
          )}
          {alike > 0 ? words.bestFirst(nearWords(places, town)) : words.newestFirst(nearWords(places, town))}
        </p>
      </div>
      {fits.length > 0 && <Grid rocks={fits} town={town} sought={sought} />}
      {fits.length > 0 && others.length > 0 && (
        <h3 className="-mb-2 border-t border-line pt-8">{words.others}</h3>
      )}
      {others.length > 0 && <Grid rocks={others} town={town} sought={sought} />}
      {more > 0 && <p className="text-soft">{words.more(more)}</p>}
    </section>
  );
}

/** Towns of the same name are asked for before anything is said of one of them. */
function OtherTowns({ towns, sought }: { towns: readonly FoundNear[]; sought: Sought }) {
  const words = useWords('questions').likely;
  const places = useWords('near');
  if (towns.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">{words.otherTowns}</p>
      <ul className="flex flex-col gap-x-6 sm:flex-row sm:flex-wrap">
        {towns.map((town) => (
          <li key={townWords(places, town)}>
            <Link
              to="/worn-off"
              search={{ ...sought, town: englishTown(town) }}
              className="link inline-flex min-h-11 items-center"
            >
              {townWords(places, town)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NoRocks({ town, sought }: { town: FoundNear; sought: Sought }) {
  const words = useWords('questions').likely;
  const places = useWords('near');
  const [[thisMonth]] = useState(() => recentMonths(new Date()));
  const isEarlier = sought.month !== undefined && sought.month !== thisMonth?.[0];
  return (
    <EmptyState
      rock="elsewhere"
      title={
        isEarlier && sought.month !== undefined
          ? words.noneUntil(monthWords(sought.month), nearWords(places, town))
          : words.none(nearWords(places, town))
      }
      description={isEarlier ? undefined : words.largerTown}
    >
      {isEarlier && (
        <ButtonLink to="/worn-off" search={{ ...sought, month: undefined }}>
          {words.anyMonth}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function Grid({ rocks, town, sought }: Pick<RocksProps, 'rocks' | 'town' | 'sought'>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]">
      {rocks.map((rock) => (
        <li key={rock.id} className="relative flex min-w-0 flex-col">
          <Likely rock={rock} town={town} sought={sought} />
        </li>
      ))}
    </ul>
  );
}

/** All of it can be tapped. */
function Likely({ rock, town, sought }: { rock: LikelyRock; town: FoundNear; sought: Sought }) {
  const words = useWords('questions').likely;
  const { name, near, hiddenAt } = rock;
  const isElsewhere = near !== null && near.town !== town.town;
  return (
    <>
      <RockPicture
        rock={rock}
        named={false}
        isPart
        sizes="(min-width: 64rem) 15rem, 45vw"
        className="w-full"
      />
      <h3 className="mt-3 line-clamp-3 text-lg wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <p className="mb-3 text-sm leading-snug text-soft">
        <Sentence
          parts={words.madeBy<ReactNode>(
            <PaintedBy rock={rock} />,
            dayWords(hiddenAt, near?.zone),
            isElsewhere ? (near.called?.town ?? near.town) : null,
          )}
        />
      </p>
      <ButtonLink
        to="/worn-off"
        search={{ ...sought, rock: rock.id }}
        aria-label={words.chooseRock(name)}
        className="static! mt-auto before:absolute before:inset-0"
      >
        {words.choose}
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
