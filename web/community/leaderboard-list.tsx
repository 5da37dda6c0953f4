// A leaderboard: rank, picture, name, and a dotted line to the figure.
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { displayName } from '../lib/display-name.ts';
import type { LeaderboardEntry } from '../../schema/community.ts';
import { grouped } from '../lib/numbers.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { StatusBadge } from '../views/badge.tsx';
import { DotLine } from '../views/dot-line.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

const figures = {
  finds: { of: (entry: LeaderboardEntry) => entry.findCount, none: 'noFinds', unit: 'findsUnit' },
  registered: {
    of: (entry: LeaderboardEntry) => entry.registeredCount,
    none: 'noRegistered',
    unit: 'registeredUnit',
  },
} as const;

interface LeaderboardListProps {
  /** Shown as a level-2 heading. */
  title: string;
  /** Best first; undefined while loading. */
  entries: readonly LeaderboardEntry[] | undefined;
  /** Number of entries shown. */
  lines: number;
  figure: keyof typeof figures;
  /** Badge of the first entry, such as 'Rock Hunter of the Month'. */
  firstLabel?: string;
}

export function LeaderboardList({ title, entries, lines, figure, firstLabel }: LeaderboardListProps) {
  const words = useWords('community').leaderboards;
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-6">
      <h2>{title}</h2>
      {!entries ? (
        <LinesWaiting lines={lines} />
      ) : entries.length === 0 ? (
        <p className="text-soft">{words[figures[figure].none]}</p>
      ) : (
        <ol className="flex flex-col gap-1">
          {entries.slice(0, lines).map((entry, place) => (
            <Line
              key={entry.id}
              entry={entry}
              place={place + 1}
              figure={figure}
              label={place === 0 ? firstLabel : undefined}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface LineProps {
  entry: LeaderboardEntry;
  place: number;
  figure: keyof typeof figures;
  label: string | undefined;
}

function Line({ entry, place, figure, label }: LineProps) {
  const words = useWords('community').leaderboards;
  const { of, unit } = figures[figure];
  const isFirst = place === 1;
  const count = of(entry);
  return (
    <li className={clsx('flex items-center gap-3 sm:gap-4', isFirst ? 'mb-3' : 'min-h-14')}>
      <span
        className={clsx(
          'figure w-8 shrink-0 text-center sm:w-10',
          isFirst ? 'text-4xl text-moss' : 'text-xl text-soft',
        )}
      >
        <Sentence
          parts={words.place<ReactNode>(
            (hidden) => (
              <span className="sr-only">{hidden}</span>
            ),
            place,
          )}
        />
      </span>
      <MemberAvatar member={entry} alt="" size={isFirst ? 'medium' : 'usual'} />
      <span className="flex min-w-0 flex-col items-start gap-1.5">
        <bdi
          className={clsx(
            'leading-snug font-semibold wrap-anywhere',
            isFirst && 'font-display text-xl tracking-tight',
          )}
        >
          {displayName(entry)}
        </bdi>
        {label && (
          <StatusBadge tone="sun" className="max-[22.4375rem]:whitespace-normal!">
            {label}
          </StatusBadge>
        )}
      </span>
      <DotLine
        className={clsx('min-w-4 flex-1 self-center text-line', label && 'max-sm:invisible max-sm:min-w-0')}
      />
      <span className="flex shrink-0 items-baseline gap-1.5">
        <span className={clsx('figure', isFirst ? 'text-3xl' : 'text-xl')}>{grouped(count)}</span>
        <span className="w-11 text-sm text-soft max-sm:sr-only">{words[unit](count)}</span>
      </span>
    </li>
  );
}

function LinesWaiting({ lines }: { lines: number }) {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className="flex min-h-11 items-center gap-4">
          <Skeleton className={clsx('size-11 shrink-0', line % 2 ? 'pebble-2' : 'pebble-3')} />
          <Skeleton className="h-6 flex-1 rounded-sm" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
