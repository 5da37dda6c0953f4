// A card with a few figures of one kind.
import { clsx } from 'clsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { Failure } from './failure.tsx';
import { useWords } from '../views/words.ts';

/** `counted` explains what is counted, if the title does not. */
export type Figure = readonly [title: string, value: string | undefined, counted?: string];

interface FiguresProps<T> {
  title: string;
  /** Shown beside the title. */
  note?: string;
  query: UseQueryResult<T>;
  /** Must return the same titles with and without a response. */
  figures: (answer: T | undefined) => readonly Figure[];
  /** One below the other, easy to compare. */
  isList?: boolean;
}

export function Figures<T>({ title, note, query, figures, isList = false }: FiguresProps<T>) {
  const words = useWords('admin');
  const id = useId();
  const isMissing = query.isError && query.data === undefined;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-card px-4 py-3">
      <h3 id={id} className="text-base">
        {title}
        {note && (
          <>
            {' '}
            <span className="ms-1 font-sans text-sm font-normal tracking-normal text-soft">{note}</span>
          </>
        )}
      </h3>
      {isMissing ? (
        <Failure title={words.notLoaded(title)} query={query} />
      ) : (
        <dl
          className={
            isList
              ? 'mt-1' // Prices of many figures are wider than their columns.
              : 'mt-2 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-x-4 gap-y-3 translated:flex translated:flex-wrap translated:*:flex-[1_0_6rem]'
          }
        >
          {figures(query.data).map(([name, value, counted]) => (
            <div
              key={name}
              className={
                isList
                  ? 'flex items-baseline justify-between gap-x-3 py-0.5'
                  : 'flex flex-col-reverse justify-end'
              }
            >
              <dt className="text-sm text-soft">
                {name}
                {counted && <span className="block text-xs">{counted}</span>}
              </dt>
              <dd
                className={clsx(
                  'font-semibold min-[18rem]:whitespace-nowrap tabular-nums',
                  !isList && 'text-xl',
                )}
              >
                {value ?? <Waiting />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Placeholder of a figure. */
function Waiting() {
  const words = useWords('admin');
  return (
    <span className="inline-block">
      <span className="sr-only">{words.loading}</span>
      <span aria-hidden className="dot-field inline-block h-[0.7em] w-12 animate-breathe rounded-sm" />
    </span>
  );
}
