// The longest journey, and the longest hop between two hiding places.
import type { ReactNode } from 'react';
import type { DistanceAnalytics } from '../../schema/analytics.ts';
import { dayWords } from '../lib/days.ts';
import { DotLine } from '../views/dot-line.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { useDistance } from '../lib/unit.ts';

type RecordsProps = Pick<DistanceAnalytics, 'longestJourney' | 'longestHop'>;

export function Records({ longestJourney, longestHop }: RecordsProps) {
  const words = useWords('analytics');
  const { counts } = useWords('charts');
  const { distance } = useDistance();
  if (!longestJourney || !longestHop) return null;
  return (
    <div className="grid gap-x-16 gap-y-10 sm:grid-cols-2">
      <Best title={words.longestJourney} figure={distance(longestJourney.miles)}>
        <p>
          <Sentence
            parts={words.inHops<ReactNode>(
              <Name>{longestJourney.name}</Name>,
              counts.hop(longestJourney.hops),
            )}
          />
        </p>
      </Best>
      <Best title={words.longestHop} figure={distance(longestHop.miles)}>
        <div className="flex items-center gap-3">
          <bdi className="min-w-0 wrap-anywhere">{longestHop.from}</bdi>
          <span className="sr-only">{words.to}</span>
          <DotLine className="min-w-6 flex-1 text-marker" />
          <bdi className="min-w-0 wrap-anywhere">{longestHop.to}</bdi>
        </div>
        <p className="text-soft">
          <Sentence
            parts={words.rockAndDay<ReactNode>(<Name>{longestHop.rock.name}</Name>, dayWords(longestHop.at))}
          />
        </p>
      </Best>
    </div>
  );
}

function Best({ title, figure, children }: { title: string; figure: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-1">
      <h3 className="text-base">{title}</h3>
      <p className="figure mb-1 text-3xl">{figure}</p>
      {children}
    </section>
  );
}

function Name({ children }: { children: string }) {
  return <bdi className="font-semibold wrap-anywhere">{children}</bdi>;
}
