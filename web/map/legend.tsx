// The legend of the world map, with the number of rocks of each kind.
import type { ReactNode } from 'react';
import { grouped } from '../lib/numbers.ts';
import { useAvailable } from './use-available.ts';
import { useWords } from '../views/words.ts';

export function Legend() {
  const words = useWords('exploreMap').legend;
  const { available, notHidden } = useAvailable();
  return (
    <ul aria-label={words.name} className="flex flex-wrap gap-x-4 gap-y-1 text-sm max-sm:text-xs sm:gap-x-6">
      <Line label={words.available} count={available}>
        <circle cx="10" cy="10" r="8" fill="var(--marker)" />
      </Line>
      <Line label={words.notHidden} count={notHidden}>
        <circle
          cx="10"
          cy="10"
          r="6.5"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="3"
          strokeDasharray="0.1 4.08"
          strokeLinecap="round"
        />
      </Line>
    </ul>
  );
}

interface LineProps {
  label: string;
  /** undefined while loading. */
  count: number | undefined;
  /** The dot. */
  children: ReactNode;
}

function Line({ label, count, children }: LineProps) {
  return (
    <li className="flex items-center gap-1.5 min-[18rem]:whitespace-nowrap translated:max-sm:whitespace-normal">
      <svg aria-hidden viewBox="0 0 20 20" className="size-4 shrink-0">
        {children}
      </svg>
      {label}
      {count !== undefined && <span className="text-soft tabular-nums">({grouped(count)})</span>}
    </li>
  );
}
