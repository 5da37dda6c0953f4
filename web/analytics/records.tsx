// The longest journey, and the longest hop between two hiding places.
import type { ReactNode } from 'react';
import type { DistanceAnalytics } from '../../schema/analytics.ts';
import { dayWords } from '../lib/days.ts';
import { DotLine } from '../views/dot-line.tsx';
import { counted } from './words.ts';

type RecordsProps = Pick<DistanceAnalytics, 'longestJourney' | 'longestHop'>;

export function Records({ longestJourney, longestHop }: RecordsProps) {
  if (!longestJourney || !longestHop) return null;
  return (
    <div className="grid gap-x-16 gap-y-10 sm:grid-cols-2">
      <Best title="Longest journey" figure={counted(longestJourney.miles, 'mile')}>
        <p>
          <Name>{longestJourney.name}</Name>, in {counted(longestJourney.hops, 'hop')}
        </p>
      </Best>
      <Best title="Longest hop" figure={counted(longestHop.miles, 'mile')}>
        <div className="flex items-center gap-3">
          <bdi className="min-w-0 wrap-anywhere">{longestHop.from}</bdi>
          <span className="sr-only"> to </span>
          <DotLine className="min-w-6 flex-1 text-marker" />
          <bdi className="min-w-0 wrap-anywhere">{longestHop.to}</bdi>
        </div>
        <p className="text-soft">
          <Name>{longestHop.rock.name}</Name>, {dayWords(longestHop.at)}
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
