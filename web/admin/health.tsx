// The health of the site: a line for each part that is watched, and what to do about those that are broken.
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { alarmWords, type PartHealth } from '../../schema/alarms.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Day, Moment } from '../ui/time.tsx';
import { ToneShape } from '../views/badge.tsx';
import { Failure } from './failure.tsx';
import { siteHealth } from './queries.ts';

export function SiteHealth() {
  const query = useQuery(siteHealth);
  return (
    <section aria-labelledby="admin-health" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="admin-health">Health</h2>
        {query.data && <p className="text-sm text-soft">{summaryOf(query.data.parts)}</p>}
      </div>
      {query.data ? (
        <dl className="grid gap-x-10 text-sm lg:grid-cols-2">
          {query.data.parts.toSorted(brokenFirst).map((part) => (
            <Part key={part.part} {...part} />
          ))}
        </dl>
      ) : query.isError ? (
        <Failure title="The health of the site could not be loaded." query={query} />
      ) : (
        <SkeletonGroup className="grid gap-x-10 gap-y-2 lg:grid-cols-2">
          {Array.from({ length: 7 }, (_, i) => (
            <Skeleton key={i} className="h-7 rounded-sm" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

function summaryOf(parts: readonly PartHealth[]): string {
  const broken = parts.filter(({ state }) => state === 'broken').length;
  if (broken === 0) return 'You get an email when something breaks.';
  return broken === 1 ? 'One part is broken.' : `${broken} parts are broken.`;
}

/** A broken part takes the whole width, with what to do. */
function Part({ part, state, since, detail }: PartHealth) {
  const { title, todo } = alarmWords[part];
  const isBroken = state === 'broken';
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-4 border-b border-line py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]',
        isBroken && 'lg:col-span-2',
      )}
    >
      <dt className="font-semibold">{title}</dt>
      <dd
        className={clsx(
          'flex items-baseline gap-1.5 tabular-nums',
          isBroken ? 'font-semibold text-coral' : 'text-soft',
        )}
      >
        <ToneShape
          tone={isBroken ? 'warning' : state === 'fine' ? 'found' : 'plain'}
          className="self-center"
        />
        <span>
          {words[state]}
          {since && (isBroken ? <Moment at={since} /> : <Day at={since} />)}
        </span>
      </dd>
      {isBroken && (
        <dd className="col-span-2 mt-1 flex max-w-[66ch] flex-col gap-1 sm:col-span-1 sm:col-start-2">
          {[detail, ...todo].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </dd>
      )}
    </div>
  );
}

const brokenFirst = (one: PartHealth, other: PartHealth) =>
  Number(other.state === 'broken') - Number(one.state === 'broken');

const words: Readonly<Record<PartHealth['state'], string>> = {
  fine: 'Fine since ',
  broken: 'Broken since ',
  new: 'Not known yet',
  off: 'Not set up',
};
