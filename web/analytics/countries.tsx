// The countries that the member's rocks have reached, with the number of places in each.
import type { CountryPlaces } from '../../schema/analytics.ts';
import { counted } from './words.ts';

export function Countries({ countries }: { countries: readonly CountryPlaces[] }) {
  if (countries.length === 0) return null;
  return (
    <section aria-label="Countries reached" className="flex flex-col gap-4">
      <h3>Countries reached</h3>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {countries.map(({ name, places }) => (
          <li key={name} className="flex items-baseline gap-2.5">
            <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-moss" />
            <span>
              {name} <span className="text-sm text-soft">{counted(places, 'place')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
