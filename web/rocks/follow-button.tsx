// The star by which a member follows somebody else's rock.
import { clsx } from 'clsx';
import type { PublicMember } from '../../schema/members.ts';
import type { Rock } from '../../schema/rocks.ts';
import { useMember } from '../members/queries.ts';
import { buttonClass } from '../views/button-class.ts';
import { DottedStar } from '../views/dotted-star.tsx';
import { useFollow } from './follows.ts';
import { useWords } from '../views/words.ts';

interface FollowButtonProps {
  rock: Pick<Rock, 'id' | 'name'>;
  owner: Pick<PublicMember, 'id'> | null;
  /** With a word beside the star. */
  isLabelled?: boolean;
  className?: string;
}

/** Nothing for visitors, and on one's own rocks: their painter hears of them anyway. */
export function FollowButton({ rock, owner, isLabelled = false, className }: FollowButtonProps) {
  const words = useWords('follows');
  const member = useMember();
  const { isFollowed, toggle } = useFollow(rock.id);
  if (!member || owner?.id === member.id || isFollowed === undefined) return null;
  const isSaid = isLabelled && isFollowed;
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      aria-label={isSaid ? words.followingRock(rock.name) : words.followRock(rock.name)}
      onClick={toggle}
      className={clsx(
        isLabelled ? buttonClass() : buttonClass({ variant: 'bare', size: 'icon' }),
        isFollowed ? 'text-moss!' : !isLabelled && 'text-soft!',
        className,
      )}
    >
      <DottedStar full={isFollowed} />
      {isLabelled && (isFollowed ? words.following : words.follow)}
    </button>
  );
}
