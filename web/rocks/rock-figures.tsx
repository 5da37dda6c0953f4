// A rock's figures: distance traveled, times found, last location.
import type { ReactNode } from 'react';
import { nearBeside } from '../../schema/near.ts';
import type { Rock } from '../../schema/rocks.ts';
import { grouped } from '../lib/numbers.ts';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';
import { useDistance, type Distances } from '../lib/unit.ts';
import { milesPerKm } from '../../schema/distances.ts';

export function RockFigures({
  rock,
}: {
  rock: Pick<Rock, 'totalDistanceTraveled' | 'tooFastDistance' | 'timesFound' | 'lastLocation' | 'near'>;
}) {
  const words = useWords('rockCards');
  const places = useWords('near');
  const more = rock.near && nearBeside(places, rock.lastLocation ?? '', rock.near);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 sm:gap-x-12">
      <DistanceFigure rock={rock} />
      <RockFigure title={words.timesFound}>{grouped(rock.timesFound)}</RockFigure>
      <div className="flex min-w-40 flex-col-reverse justify-end gap-0.5 max-sm:basis-full sm:flex-1">
        <dt className="text-sm text-soft">{words.lastLocation}</dt>
        <dd className="flex min-h-11 flex-col justify-center">
          <bdi className="line-clamp-2 font-display text-lg leading-tight font-bold tracking-tight wrap-anywhere">
            {rock.lastLocation ?? words.notSet}
          </bdi>
          {more && <span className="text-sm leading-tight">{more}</span>}
        </dd>
      </div>
    </dl>
  );
}

type Ways = Pick<Rock, 'totalDistanceTraveled' | 'tooFastDistance'>;

/** A rock's distance with a note about what does not count in rankings. Must be inside a `<dl>`. */
export function DistanceFigure({ rock }: { rock: Ways }) {
  const words = useWords('journey');
  const distances = useDistance();
  const miles = rock.totalDistanceTraveled * milesPerKm;
  return (
    <RockFigure
      title={useWords('rockCards').distance}
      unit={distances.unitOf(miles)}
      note={tooFastNote(words, distances, rock)}
    >
      {grouped(distances.figure(miles))}
    </RockFigure>
  );
}

/** Says how much does not count in rankings, and why; undefined where that rounds to nothing. */
export function tooFastNote(
  words: Words['journey'],
  { figure, distance }: Distances,
  { totalDistanceTraveled, tooFastDistance }: Ways,
): string | undefined {
  const [tooFast, all] = [tooFastDistance * milesPerKm, totalDistanceTraveled * milesPerKm];
  if (figure(tooFast) === 0) return undefined;
  return figure(tooFast) >= figure(all) ? words.tooFast : words.partTooFast(distance(tooFast));
}

interface RockFigureProps {
  title: string;
  unit?: string;
  /** A sentence below the figure. */
  note?: string | undefined;
  children: ReactNode;
}

/** One large figure. Must be inside a `<dl>`. */
function RockFigure({ title, unit, note, children }: RockFigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5">
      <dt className="text-sm text-soft">{title}</dt>
      <dd className="figure text-3xl/11">
        {children}
        {unit && <span className="ms-1.5 text-base tracking-normal">{unit}</span>}
      </dd>
      {/* The markup has the `<dt>` first; the visual order is figure, title, note. */}
      {note && <dd className="-order-1 max-w-44 text-sm leading-snug text-soft">{note}</dd>}
    </div>
  );
}
