// The section with four figures about the community.
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Stats } from '../../../schema/community.ts';
import { grouped } from '../../lib/numbers.ts';
import { communityStats } from '../../map/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Station } from './station.tsx';
import { WindingPath } from './winding-path.tsx';
import { useWords } from '../../views/words.ts';
import { useDistance } from '../../lib/unit.ts';

/** Each with its position on the path of a wide page: `stop` in SVG units, `left` in CSS. */
const figures: readonly { name: keyof Stats; stop: number; left: string }[] = [
  { name: 'totalRocks', stop: 164, left: 'lg:inset-s-[15.3%]' },
  { name: 'activeCountries', stop: 372, left: 'lg:inset-s-[34.7%]' },
  { name: 'totalUsers', stop: 560, left: 'lg:inset-s-[52.2%]' },
  { name: 'totalDistance', stop: 748, left: 'lg:inset-s-[69.8%]' },
];

export function Figures() {
  const { unit, figure } = useDistance();
  const words = useWords('landingStops');
  const { data: stats, isError, isFetching, refetch } = useQuery(communityStats);
  return (
    <section aria-label={words.figures.label} className="relative">
      <WindingPath
        className="hidden lg:block"
        size={[1072, 300]}
        through={[
          [88, -40],
          [88, 30],
          [104, 84],
          [164, 100],
          [392, 100],
          [620, 100],
          [848, 100],
          [944, 112],
          [982, 170],
          [984, 230],
          [984, 300],
        ]}
        stops={isError ? [] : figures.map(({ stop }) => [stop, 100] as const)}
      />
      {isError ? (
        <Station className="py-10 lg:absolute lg:inset-0 lg:pt-24">
          <p>{words.figures.failed}</p>
          <Button variant="link" pending={isFetching} onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </Station>
      ) : (
        <dl className="relative grid grid-cols-[auto_1fr] gap-x-[6vw] gap-y-6 max-[22.4375rem]:grid-cols-1 py-9 ps-25 sm:grid-cols-2 sm:gap-x-0 sm:gap-y-8 sm:py-12 sm:ps-[16.4%] lg:absolute lg:inset-0 lg:block lg:p-0">
          {figures.map(({ name, left }) => (
            <div
              key={name}
              className={clsx(
                'relative flex flex-col-reverse justify-end sm:ps-10 lg:absolute lg:top-[43%] lg:-ms-3.5 lg:ps-0',
                // The dot on the straight line of a narrow page.
                'before:absolute before:top-3 before:-inset-s-17.5 before:size-5 before:rounded-full before:bg-marker before:ring-8 before:ring-paper min-[22.4375rem]:max-sm:even:before:hidden sm:before:top-4 sm:not-first:before:hidden sm:first:before:inset-s-[calc(-19.6%-10px)] lg:before:hidden!',
                left,
              )}
            >
              <dt className="font-semibold">
                {name === 'totalDistance' ? words.figures.traveled[unit] : words.figures.names[name]}
              </dt>
              <dd className="figure text-2xl/10 sm:text-4xl/13">
                {stats ? (
                  grouped(name === 'totalDistance' ? figure(stats[name]) : stats[name])
                ) : (
                  <FigureWaiting />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function FigureWaiting() {
  return (
    <>
      <span className="sr-only">{useWords('landingStops').figures.loading}</span>
      <Skeleton className="my-2 h-6 w-20 rounded-sm sm:h-9 sm:w-28" />
    </>
  );
}
