// The health of the site: a line for each part that is watched, and what to do about those that are broken.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { alarmLimits, type AlarmPart, type PartHealth } from '../../schema/alarms.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Day, Moment } from './time.tsx';
import { ToneShape } from '../views/badge.tsx';
import { Sentence } from '../views/sentence.tsx';
import { wordsNow } from '../lib/words.ts';
import { Failure } from './failure.tsx';
import { siteHealth } from './queries.ts';
import type { AdminSearch } from './search.ts';
import { useWords } from '../views/words.ts';

export function SiteHealth() {
  const words = useWords('alarms');
  const query = useQuery(siteHealth);
  return (
    <section aria-labelledby="admin-health" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="admin-health">{words.heading}</h2>
        {query.data && <p className="text-sm text-soft">{summaryOf(query.data.parts)}</p>}
      </div>
      {query.data ? (
        <dl className="grid gap-x-10 text-sm lg:grid-cols-2">
          {query.data.parts.toSorted(worstFirst).map((part) => (
            <Part key={part.part} {...part} />
          ))}
        </dl>
      ) : query.isError ? (
        <Failure title={words.notLoaded} query={query} />
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
  const words = wordsNow('alarms');
  const broken = brokenCount(parts);
  if (broken > 0) return words.partsBroken(broken);
  return parts.some((part) => shownOf(part) === 'calm') ? words.emailWhenOver : words.emailWhenBroken;
}

/** A broken part takes the whole width, with what to do; so does one that calms down, with what is to come. */
function Part(health: PartHealth) {
  const words = useWords('alarms');
  const { part, since, calmSince } = health;
  const shown = shownOf(health);
  const isOpen = shown === 'broken' || shown === 'calm';
  return (
    <div
      className={clsx(
        'grid items-start gap-x-4 border-b border-line py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)] [&_time]:whitespace-nowrap translated:max-sm:[&_time]:whitespace-normal',
        isOpen ? 'lg:col-span-2' : 'grid-cols-[minmax(0,9rem)_minmax(0,1fr)]',
      )}
    >
      <dt className="font-semibold">{words.parts[part].title}</dt>
      <dd
        className={clsx(
          'flex items-baseline gap-1.5 tabular-nums',
          isOpen && 'font-semibold',
          shown === 'broken' ? 'text-coral' : shown === 'calm' ? 'text-ink' : 'text-soft',
        )}
      >
        <ToneShape tone={tones[shown]} className="self-center" />
        <span>
          <Sentence
            parts={stateOf(
              shown,
              isOpen ? <Moment at={calmSince ?? since ?? ''} /> : since && <Day at={since} />,
            )}
          />
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
  const words = useWords('alarms');
  return (
    <p>
      <Sentence parts={words.calming<ReactNode>(since && <Moment at={since} />, alarmLimits.calmMinutes)} />
    </p>
  );
}

function ToDo({ part, detail }: PartHealth) {
  const words = useWords('alarms');
  return (
    <>
      {[detail, ...words.parts[part].todo].map((text) => (
        <p key={text}>
          <WithLinks text={text} />
        </p>
      ))}
      <ul className="flex flex-wrap gap-x-6 empty:hidden">
        {places[part].map(({ word, tab }) => (
          <li key={word}>
            <Link
              to="/admin"
              search={{ tab }}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {words[word]}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-soft">{words.more}</p>
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
  return text.split(/(cloudflarestatus\.com|status\.stripe\.com|\/api\/health)/).map((part, i) => {
    const href = addresses.get(part);
    return href === undefined ? (
      part
    ) : (
      <a key={i} href={href} className="link">
        {part}
      </a>
    );
  });
}

/** Where something is done about a part. */
interface Place {
  word: 'unsent' | 'addresses' | 'repair';
  tab: NonNullable<AdminSearch['tab']>;
}

const unsent = { word: 'unsent', tab: 'upkeep' } as const;

const places: Readonly<Record<AlarmPart, readonly Place[]>> = {
  job: [],
  mail: [unsent],
  outbox: [unsent, { word: 'addresses', tab: 'members' }],
  webhooks: [{ word: 'repair', tab: 'upkeep' }],
  push: [unsent],
  answers: [],
  database: [],
};

/** From the least to the worst; others are before them. */
const badness: readonly Shown[] = ['calm', 'broken'];

const worstFirst = (one: PartHealth, other: PartHealth) =>
  badness.indexOf(shownOf(other)) - badness.indexOf(shownOf(one));

const tones = { fine: 'found', broken: 'warning', calm: 'active', new: 'plain', off: 'plain' } as const;

/** @param at an element, or nothing */
function stateOf(shown: Shown, at: ReactNode): readonly ReactNode[] {
  const words = wordsNow('alarms');
  switch (shown) {
    case 'fine':
      return words.fineSince(at);
    case 'broken':
      return words.isBrokenSince(at);
    case 'calm':
      return words.calmSince(at);
    case 'new':
      return [words.notKnown];
    case 'off':
      return [words.notSetUp];
  }
}
