// What a plan opens and what it goes without: a full dot or a ring, a word for those who cannot see them.
import { clsx } from 'clsx';

interface FeatureListProps {
  features: readonly string[];
  /** Struck out after the others. */
  without?: readonly string[];
  /** Of the dots: moss for the free plan, sun for the paid one. */
  tone: 'moss' | 'sun';
  /** How the items stand, such as in two columns. */
  className?: string;
}

export function FeatureList({
  features,
  without = [],
  tone,
  className = 'flex flex-col gap-2',
}: FeatureListProps) {
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
            <span className="sr-only">Not included: </span>
            <s>{feature}</s>
          </span>
        </li>
      ))}
    </ul>
  );
}
