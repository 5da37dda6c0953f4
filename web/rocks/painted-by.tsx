// Who painted a rock, and who has adopted it.
import { displayName } from '../lib/display-name.ts';
import { painterOf } from '../../schema/painter-of.ts';
import type { Rock } from '../../schema/rocks.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

/** 'bea', and 'bea, adopted by ada' for an adopted rock. */
export function PaintedBy({
  rock,
  className,
}: {
  rock: Pick<Rock, 'painter' | 'owner'>;
  className?: string;
}) {
  const words = useWords('ui');
  const classes = `wrap-anywhere ${className ?? ''}`;
  const painter = <bdi className={classes}>{displayName(painterOf(rock))}</bdi>;
  if (rock.painter === undefined || !rock.owner) return painter;
  const keeper = <bdi className={classes}>{displayName(rock.owner)}</bdi>;
  return <Sentence parts={words.adopted<ReactNode>(painter, keeper)} />;
}
