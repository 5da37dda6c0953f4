// How far a rock has come, how often it was found, and where it was last.
import type { ReactNode } from 'react';
import { kmToMiles, tooFastWords } from '../../schema/journey.ts';
import type { Rock } from '../../schema/rocks.ts';
import { grouped, milesUnit } from './wording.ts';

export function RockFigures({
  rock,
}: {
  rock: Pick<Rock, 'totalDistanceTraveled' | 'tooFastDistance' | 'timesFound' | 'lastLocation'>;
}) {
  const miles = kmToMiles(rock.totalDistanceTraveled);
  return (
    <>
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
      <TooFastNote rock={rock} />
    </>
  );
}

/** Says how much of the distance rankings leave out, and why; nothing where they leave out less than half a mile. */
export function TooFastNote({ rock }: { rock: Pick<Rock, 'totalDistanceTraveled' | 'tooFastDistance'> }) {
  const tooFast = kmToMiles(rock.tooFastDistance);
  if (tooFast === 0) return null;
  const isAll = tooFast >= kmToMiles(rock.totalDistanceTraveled);
  return (
    <p className="text-sm text-soft">
      {isAll
        ? tooFastWords
        : `${grouped(tooFast)} ${milesUnit(tooFast)} ${tooFastWords.replace('Not', 'not')}`}
    </p>
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
