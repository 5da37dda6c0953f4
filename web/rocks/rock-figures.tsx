// How far a rock has come, how often it was found, and where it was last.
import type { ReactNode } from 'react';
import { kmToMiles } from '../../schema/journey.ts';
import type { Rock } from '../../schema/rocks.ts';
import { grouped, milesUnit } from './wording.ts';

export function RockFigures({
  rock,
}: {
  rock: Pick<Rock, 'totalDistanceTraveled' | 'timesFound' | 'lastLocation'>;
}) {
  const miles = kmToMiles(rock.totalDistanceTraveled);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 sm:gap-x-12">
      <RockFigure title="Distance Traveled" unit={milesUnit(miles)}>
        {grouped(miles)}
      </RockFigure>
      <RockFigure title="Times Found">{grouped(rock.timesFound)}</RockFigure>
      <div className="flex min-w-40 flex-col-reverse justify-end gap-0.5 max-sm:basis-full sm:flex-1">
        <dt className="text-sm text-soft">Last Location</dt>
        <dd className="flex min-h-11 items-center">
          <bdi className="line-clamp-2 font-display text-lg leading-tight font-bold tracking-tight wrap-anywhere">
            {rock.lastLocation ?? 'Not set'}
          </bdi>
        </dd>
      </div>
    </dl>
  );
}

interface RockFigureProps {
  title: string;
  unit?: string;
  children: ReactNode;
}

/** One figure, large; stands in a `<dl>`. */
export function RockFigure({ title, unit, children }: RockFigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5">
      <dt className="text-sm text-soft">{title}</dt>
      <dd className="figure text-3xl/11">
        {children}
        {unit && <span className="ml-1.5 text-base tracking-normal">{unit}</span>}
      </dd>
    </div>
  );
}
