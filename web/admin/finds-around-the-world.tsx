// Finds by country in a month, or in the last 12 months, as a map and as a table.
import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FindsByCountry } from '../../schema/country-finds.ts';
import { spanWords } from '../analytics/columns.ts';
import { grouped } from '../lib/numbers.ts';
import { wordsNow } from '../lib/words.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { inputClass } from '../views/field.tsx';
import { choosable, countryRows, type CountryRow } from './country-finds.ts';
import { CsvButton } from './csv-button.tsx';
import { Failure } from './failure.tsx';
import { FindsMap } from './finds-map.tsx';
import { findsByCountry } from './queries.ts';
import { useWords } from '../views/words.ts';

interface FindsAroundTheWorldProps {
  /** Undefined for all of the last 12 months. */
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
}

export function FindsAroundTheWorld({ month, onMonth }: FindsAroundTheWorldProps) {
  const words = useWords('adminOverview');
  const query = useQuery(findsByCountry);
  return (
    <section aria-labelledby="admin-world" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="admin-world">{words.world}</h2>
        <p className="text-sm text-soft">{words.aboutWorld}</p>
      </div>
      {query.data ? (
        <Shown answer={query.data} month={month} onMonth={onMonth} />
      ) : query.isError ? (
        <Failure title={words.worldNotLoaded} query={query} />
      ) : (
        <SkeletonGroup className="grid gap-x-10 gap-y-4 lg:grid-cols-[3fr_2fr]">
          <Skeleton className="aspect-5/3 rounded-md" />
          <Skeleton className="h-72 rounded-md" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Shown({ answer, month, onMonth }: FindsAroundTheWorldProps & { answer: FindsByCountry }) {
  const words = useWords('adminOverview');
  const months = choosable(answer);
  const chosen = months.find((one) => one === month);
  const rows = countryRows(answer, chosen);
  const finds = rows.reduce((sum, row) => sum + row.finds, 0);
  const countries = rows.filter(({ country, finds: many }) => country !== '' && many > 0).length;
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={words.month}>
          {(control) => (
            <select
              {...control}
              value={chosen ?? ''}
              onChange={({ target }) => onMonth(target.value || undefined)}
              className={clsx(inputClass(), 'choice')}
            >
              <option value="">{words.allMonths}</option>
              {months.map((one, i) => (
                <option key={one} value={one}>
                  {i === 0 ? words.soFar(spanWords.month.inFull(one)) : spanWords.month.inFull(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p role="status" className="py-3 tabular-nums">
          {words.findsInCountries(finds, countries)}
        </p>
        <CsvButton name="finds-by-country" />
      </div>
      <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[3fr_2fr]">
        <FindsMap rows={rows} />
        {rows.length > 0 ? (
          <CountryTable rows={rows} isMonth={chosen !== undefined} />
        ) : (
          <p className="text-soft">{quiet(answer, chosen)}</p>
        )}
      </div>
    </>
  );
}

function quiet({ countedUntil }: FindsByCountry, month: string | undefined): string {
  const words = wordsNow('adminOverview');
  if (countedUntil === null) return words.nothingCounted;
  return month === undefined ? words.noFindsInYear : words.noFindsInMonth;
}

/** Rows that are shown at first. */
const first = 10;

function CountryTable({ rows, isMonth }: { rows: readonly CountryRow[]; isMonth: boolean }) {
  const words = useWords('adminOverview');
  const [isWhole, setIsWhole] = useState(false);
  return (
    <div>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{words.findsByCountry}</caption>
        <thead>
          <tr className="border-b border-edge text-soft">
            <th scope="col" className="py-1.5 text-start font-semibold">
              {words.country}
            </th>
            <th scope="col" className="py-1.5 ps-4 by-ones font-semibold">
              {words.finds}
            </th>
            {isMonth && (
              <th scope="col" className="py-1.5 ps-4 by-ones font-semibold">
                {words.change}
                <span className="sr-only">{words.toMonthBefore}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isWhole ? undefined : first).map(({ country, name, finds, change }) => (
            <tr key={country} className="border-b border-line">
              <th scope="row" className="py-1 text-start font-normal">
                {name}
              </th>
              <td className="py-1 ps-4 by-ones">{grouped(finds)}</td>
              {change !== null && <td className="py-1 ps-4 by-ones">{signed(change)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > first && (
        <Button variant="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? words.showFewer : words.showAll(rows.length)}
        </Button>
      )}
    </div>
  );
}

/** With a plus or a minus sign. */
const signed = (change: number) =>
  change === 0 ? '0' : `${change > 0 ? '+' : '−'}${grouped(Math.abs(change))}`;
