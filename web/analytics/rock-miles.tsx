// Miles by rock: a table with a bar for each rock.
import { useState } from 'react';
import type { DistanceAnalytics, RockMiles } from '../../schema/analytics.ts';
import { grouped } from '../lib/numbers.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';
import { useDistance } from '../lib/unit.ts';

/** Number of rocks shown at first. */
const shownAtFirst = 10;

type RockMilesTableProps = Pick<DistanceAnalytics, 'milesByRock' | 'otherRocks'>;

export function RockMilesTable({ milesByRock, otherRocks }: RockMilesTableProps) {
  const words = useWords('analytics');
  const { unit, figure } = useDistance();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? milesByRock : milesByRock.slice(0, shownAtFirst);
  const most = milesByRock[0]?.miles ?? 0;
  return (
    <section aria-label={words.byRock[unit]} className="flex flex-col gap-4">
      <h3>{words.byRock[unit]}</h3>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{words.byRockOrder[unit]}</caption>
        <thead>
          <tr className="border-b border-edge text-sm text-soft">
            <th scope="col" className="py-2 text-start font-semibold">
              {words.rock}
            </th>
            <th scope="col" className="w-16 py-2 by-ones font-semibold sm:w-24">
              {words.hops}
            </th>
            <th scope="col" className="w-20 py-2 by-ones font-semibold sm:w-28">
              {words.distanceColumn[unit]}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((rock) => (
            <Line key={rock.id} rock={rock} most={most} />
          ))}
        </tbody>
        {shown.length === milesByRock.length && otherRocks.rocks > 0 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2} className="py-3 text-start font-normal text-soft">
                {words.otherRocks(otherRocks.rocks)}
              </th>
              <td className="py-3 by-ones">{grouped(figure(otherRocks.miles))}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {shown.length < milesByRock.length && (
        <Button className="self-start" onClick={() => setShowsAll(true)}>
          {words.showMore(milesByRock.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

function Line({ rock, most }: { rock: RockMiles; most: number }) {
  const { figure } = useDistance();
  const share = most > 0 ? rock.miles / most : 1;
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 text-start font-semibold">
        <bdi className="wrap-anywhere">{rock.name}</bdi>
        <svg aria-hidden className="mt-1.5 block h-2.5 w-full text-marker">
          <line
            x1="5"
            // A line of zero length would draw no dot.
            x2={`${Math.max(share * 98, 2)}%`}
            y1="5"
            y2="5"
            stroke="currentColor"
            strokeWidth="9"
            strokeLinecap="round"
            strokeDasharray="0 11"
          />
        </svg>
      </th>
      <td className="py-2.5 by-ones align-top text-soft">{grouped(rock.hops)}</td>
      <td className="py-2.5 by-ones align-top">{grouped(figure(rock.miles))}</td>
    </tr>
  );
}
