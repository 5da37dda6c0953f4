// The Founding Ambassadors by name, numbered in the order of their selection.
import { useQuery } from '@tanstack/react-query';
import type { FoundingAmbassador } from '../../schema/ambassadors.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { DotLine } from '../views/dot-line.tsx';
import { pebbleOutline } from '../../schema/pebble-outline.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { foundingAmbassadors } from './queries.ts';
import { useWords } from '../views/words.ts';

export function AmbassadorList() {
  const words = useWords('ambassadors').list;
  const query = useQuery(foundingAmbassadors);
  const ambassadors = query.data;
  if (!ambassadors) {
    if (!query.isError) return <AmbassadorsWaiting />;
    return <LoadFailed title={words.failed} queries={[query]} />;
  }
  if (ambassadors.length === 0) {
    return (
      <EmptyState rock="maple" title={words.none.title} description={words.none.text}>
        <ButtonLink to="/qr-code-signup" variant="main">
          {words.none.link}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <ol className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {ambassadors.map((ambassador, i) => (
          <Pioneer key={ambassador.id} ambassador={ambassador} place={i + 1} />
        ))}
      </ol>
      <div className="flex flex-col gap-3 text-soft">
        <DotLine className="text-moss" />
        <p>{words.count(ambassadors.length)}</p>
      </div>
    </div>
  );
}

/** An ambassador's name with a rock painted for them. */
function Pioneer({ ambassador, place }: { ambassador: FoundingAmbassador; place: number }) {
  const { id, firstName, lastName } = ambassador;
  return (
    <li className="flex items-center gap-4">
      <PaintedRock id={id} className="w-16 shrink-0" />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-soft">{useWords('ambassadors').list.pioneer(place)}</p>
        <p className="font-display text-xl leading-snug font-bold tracking-tight wrap-anywhere">
          <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
        </p>
      </div>
    </li>
  );
}

function AmbassadorsWaiting() {
  return (
    <SkeletonGroup className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="flex items-center gap-4">
          <Skeleton className={`aspect-square w-16 shrink-0 ${pebbleOutline(String(place))}`} />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-20 rounded-sm" />
            <Skeleton className="h-6 w-40 max-w-full rounded-sm" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
