// The countries that the member's rocks have reached, with the number of places in each.
import type { ReactNode } from 'react';
import type { CountryPlaces } from '../../schema/analytics.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

export function Countries({ countries }: { countries: readonly CountryPlaces[] }) {
  const words = useWords('analytics');
  const { counts } = useWords('charts');
  const { country } = useWords('near');
  if (countries.length === 0) return null;
  return (
    <section aria-label={words.countriesReached} className="flex flex-col gap-4">
      <h3>{words.countriesReached}</h3>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {countries.map(({ code, places }) => (
          <li key={code} className="flex items-baseline gap-2.5">
            <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-moss" />
            <span>
              <Sentence
                parts={words.country<ReactNode>(
                  country(code),
                  <span className="text-sm text-soft">{counts.place(places)}</span>,
                )}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
