// A large figure with its title.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { grouped } from '../lib/numbers.ts';
import { useWords } from '../views/words.ts';

interface StatTileProps {
  title: string;
  /** Numbers get thousands separators; undefined while loading. */
  value: number | string | undefined;
  icon?: ReactNode;
  description?: ReactNode;
  /** Smaller, in one row with others on a phone. */
  isSmall?: boolean;
}

/** Must be inside a `<dl>` (use `StatTiles`). */
export function StatTile({ title, value, icon, description, isSmall = false }: StatTileProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      {description && <dd className="text-sm text-soft">{description}</dd>}
      <dt className={clsx('flex items-center gap-2', isSmall ? 'text-sm text-soft' : 'font-semibold')}>
        {icon && (
          <span aria-hidden className="text-moss [&>svg]:size-5">
            {icon}
          </span>
        )}
        {title}
      </dt>
      <dd className={clsx('figure', isSmall ? 'text-2xl' : 'text-4xl max-[22.4375rem]:text-2xl')}>
        {value === undefined ? <Waiting /> : typeof value === 'number' ? grouped(value) : value}
      </dd>
    </div>
  );
}

/** A row of stat tiles. */
export function StatTiles({ isSmall = false, children }: { isSmall?: boolean; children: ReactNode }) {
  return (
    <dl
      className={
        isSmall
          ? 'flex flex-wrap gap-x-10 gap-y-3'
          : 'grid grid-cols-2 gap-x-8 gap-y-8 sm:flex sm:flex-wrap sm:gap-x-16'
      }
    >
      {children}
    </dl>
  );
}

/** The placeholder of a figure. */
function Waiting() {
  return (
    <span className="inline-block">
      <span className="sr-only">{useWords('shell').loading}</span>
      <span aria-hidden className="dot-field inline-block h-[0.7em] w-24 animate-breathe rounded-sm" />
    </span>
  );
}
