// The health of the site: a line for each part that is watched, and what to do about those that are broken.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { alarmLimits, alarmWords, type AlarmPart, type PartHealth } from '../../schema/alarms.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Day, Moment } from './time.tsx';
import { ToneShape } from '../views/badge.tsx';
import { Failure } from './failure.tsx';
import { siteHealth } from './queries.ts';
import type { AdminSearch } from './search.ts';

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
          {query.data.parts.toSorted(worstFirst).map((part) => (
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

/** A part that calms down is broken no more, but not over. */
type Shown = PartHealth['state'] | 'calm';

const shownOf = ({ state, calmSince }: PartHealth): Shown => (calmSince === null ? state : 'calm');

/** How many parts are broken now. */
export const brokenCount = (parts: readonly PartHealth[]): number =>
  parts.filter((part) => shownOf(part) === 'broken').length;

function summaryOf(parts: readonly PartHealth[]): string {
  const broken = brokenCount(parts);
  if (broken > 0) return broken === 1 ? 'One part is broken.' : `${broken} parts are broken.`;
  if (parts.some((part) => shownOf(part) === 'calm')) return 'You get an email when it is over.';
  return 'You get an email when something breaks.';
}

/** A broken part takes the whole width, with what to do; so does one that calms down, with what is to come. */
function Part(health: PartHealth) {
  const { part, since, calmSince } = health;
  const shown = shownOf(health);
  const isOpen = shown === 'broken' || shown === 'calm';
  return (
    <div
      className={clsx(
        'grid items-start gap-x-4 border-b border-line py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)] [&_time]:whitespace-nowrap',
        isOpen ? 'lg:col-span-2' : 'grid-cols-[minmax(0,9rem)_minmax(0,1fr)]',
      )}
    >
      <dt className="font-semibold">{alarmWords[part].title}</dt>
      <dd
        className={clsx(
          'flex items-baseline gap-1.5 tabular-nums',
          isOpen && 'font-semibold',
          shown === 'broken' ? 'text-coral' : shown === 'calm' ? 'text-ink' : 'text-soft',
        )}
      >
        <ToneShape tone={tones[shown]} className="self-center" />
        <span>
          {words[shown]}
          {isOpen ? <Moment at={calmSince ?? since ?? ''} /> : since && <Day at={since} />}
        </span>
      </dd>
      {isOpen && (
        <dd className="mt-1 flex max-w-reading flex-col gap-1 sm:col-start-2">
          {shown === 'broken' ? <ToDo {...health} /> : <Calm {...health} />}
        </dd>
      )}
    </div>
  );
}

function Calm({ since }: PartHealth) {
  return (
    <p>
      Broken since {since && <Moment at={since} />}. It is over once it was fine for {alarmLimits.calmMinutes}{' '}
      minutes without a break. There is nothing to do.
    </p>
  );
}

function ToDo({ part, detail }: PartHealth) {
  return (
    <>
      {[detail, ...alarmWords[part].todo].map((text) => (
        <p key={text}>
          <WithLinks text={text} />
        </p>
      ))}
      <ul className="flex flex-wrap gap-x-6 empty:hidden">
        {places[part].map(({ words: label, tab }) => (
          <li key={label}>
            <Link
              to="/admin"
              search={{ tab }}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-soft">More in docs/operations.md, under ‘Alarms’.</p>
    </>
  );
}

/** Addresses in the texts, which the emails have, too. */
const addresses: ReadonlyMap<string, string> = new Map([
  ['cloudflarestatus.com', 'https://www.cloudflarestatus.com'],
  ['status.stripe.com', 'https://status.stripe.com'],
  ['/api/health', '/api/health'],
]);

/** A text in which addresses are links. */
function WithLinks({ text }: { text: string }) {
  return text.split(/(cloudflarestatus\.com|status\.stripe\.com|\/api\/health)/).map((words, i) => {
    const href = addresses.get(words);
    return href === undefined ? (
      words
    ) : (
      <a key={i} href={href} className="link">
        {words}
      </a>
    );
  });
}

/** Where something is done about a part. */
interface Place {
  words: string;
  tab: NonNullable<AdminSearch['tab']>;
}

const unsent = { words: 'Unsent messages', tab: 'upkeep' } as const;

const places: Readonly<Record<AlarmPart, readonly Place[]>> = {
  job: [],
  mail: [unsent],
  outbox: [unsent, { words: 'Members and their addresses', tab: 'members' }],
  webhooks: [{ words: 'Payment repair', tab: 'upkeep' }],
  push: [unsent],
  answers: [],
  database: [],
};

/** From the least to the worst; others are before them. */
const badness: readonly Shown[] = ['calm', 'broken'];

const worstFirst = (one: PartHealth, other: PartHealth) =>
  badness.indexOf(shownOf(other)) - badness.indexOf(shownOf(one));

const tones = { fine: 'found', broken: 'warning', calm: 'active', new: 'plain', off: 'plain' } as const;

const words: Readonly<Record<Shown, string>> = {
  fine: 'Fine since ',
  broken: 'Broken since ',
  calm: 'Calming down since ',
  new: 'Not known yet',
  off: 'Not set up',
};
