// A large figure with its title.
import type { ReactNode } from 'react';
import { grouped } from '../lib/numbers.ts';

interface StatTileProps {
  title: string;
  /** Numbers get thousands separators; undefined while loading. */
  value: number | string | undefined;
  icon?: ReactNode;
  description?: ReactNode;
}

/** Must be inside a `<dl>` (use `StatTiles`). */
export function StatTile({ title, value, icon, description }: StatTileProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      {description && <dd className="text-sm text-soft">{description}</dd>}
      <dt className="flex items-center gap-2 font-semibold">
        {icon && (
          <span aria-hidden className="text-moss [&>svg]:size-5">
            {icon}
          </span>
        )}
        {title}
      </dt>
      <dd className="figure text-4xl max-[22.4375rem]:text-2xl">
        {value === undefined ? <Waiting /> : typeof value === 'number' ? grouped(value) : value}
      </dd>
    </div>
  );
}

/** A row of stat tiles. */
export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-8 gap-y-8 sm:flex sm:flex-wrap sm:gap-x-16">{children}</dl>;
}

/** The placeholder of a figure. */
function Waiting() {
  return (
    <span className="inline-block">
      <span className="sr-only">Loading...</span>
      <span aria-hidden className="dot-field inline-block h-[0.7em] w-24 animate-breathe rounded-sm" />
    </span>
  );
}
