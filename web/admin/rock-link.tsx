// The name of a rock, which leads to its page if that opens.
import { Link } from '@tanstack/react-router';
import type { KnownRock } from '../../schema/moderation.ts';
import { linkInRow } from './link-in-row.ts';

interface RockLinkProps {
  rock: KnownRock;
  /** A section of the page. */
  hash?: 'journey' | undefined;
}

export function RockLink({ rock: { id, name, hasPage }, hash }: RockLinkProps) {
  if (!hasPage) return <bdi className="wrap-anywhere">{name}</bdi>;
  return (
    <Link to="/rocks/$id" params={{ id }} hash={hash} className={linkInRow}>
      <bdi>{name}</bdi>
    </Link>
  );
}
