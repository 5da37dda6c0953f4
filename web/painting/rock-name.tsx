// A rock's name, which leads to its page.
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { Rock } from '../../schema/rocks.ts';

interface RockNameProps {
  rock: Pick<Rock, 'id' | 'name' | 'hasNoPage'>;
  className?: string;
}

/** Plain text if the rock has no page for others. */
export function RockName({ rock: { id, name, hasNoPage }, className }: RockNameProps) {
  if (hasNoPage) return <bdi className={className}>{name}</bdi>;
  return (
    <Link
      to="/rocks/$id"
      params={{ id }}
      className={clsx(
        'rounded-sm decoration-moss decoration-2 underline-offset-4 hover:underline',
        className,
      )}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
