// A plan's features, with a dot, and the missing ones, with a ring and a text for screen readers.
import { clsx } from 'clsx';
import { useWords } from '../views/words.ts';

interface FeatureListProps {
  features: readonly string[];
  /** Missing features, struck through after the others. */
  without?: readonly string[];
  /** Color of the dots: moss for the free plan, sun for the paid one. */
  tone: 'moss' | 'sun';
  /** Layout of the items, such as two columns. */
  className?: string;
}

export function FeatureList({
  features,
  without = [],
  tone,
  className = 'flex flex-col gap-2',
}: FeatureListProps) {
  const { notIncluded } = useWords('plans');
  const full = tone === 'moss' ? 'bg-moss' : 'bg-sun ring-1 ring-sun-deep';
  return (
    <ul className={className}>
      {features.map((feature) => (
        <li key={feature} className="flex items-baseline gap-3">
          <span aria-hidden className={clsx('size-2.5 shrink-0 rounded-full', full)} />
          <span>{feature}</span>
        </li>
      ))}
      {without.map((feature) => (
        <li key={feature} className="flex items-baseline gap-3 text-soft">
          <span aria-hidden className="size-2.5 shrink-0 rounded-full border-2 border-edge" />
          <span>
            <span className="sr-only">{notIncluded}</span>
            <s>{feature}</s>
          </span>
        </li>
      ))}
    </ul>
  );
}
