// Who painted a rock, and who has adopted it.
import { displayName } from '../../schema/members.ts';
import { painterOf } from '../../schema/painter-of.ts';
import type { Rock } from '../../schema/rocks.ts';

/** 'bea', and 'bea, adopted by ada' for an adopted rock. */
export function PaintedBy({
  rock,
  className,
}: {
  rock: Pick<Rock, 'painter' | 'owner'>;
  className?: string;
}) {
  const classes = `wrap-anywhere ${className ?? ''}`;
  return (
    <>
      <bdi className={classes}>{displayName(painterOf(rock))}</bdi>
      {rock.painter !== undefined && rock.owner && (
        <>
          , adopted by <bdi className={classes}>{displayName(rock.owner)}</bdi>
        </>
      )}
    </>
  );
}
