// The like button of a rock, with the number of likes.
import { clsx } from 'clsx';
import type { Rock } from '../../schema/rocks.ts';
import { grouped } from '../lib/numbers.ts';
import { useMember } from '../members/queries.ts';
import { buttonClass } from '../views/button-class.ts';
import { DottedHeart } from './dotted-heart.tsx';
import { useLike } from './use-like.ts';
import { useWords } from '../views/words.ts';

interface LikeButtonProps {
  rock: Pick<Rock, 'id' | 'name' | 'likedByMe' | 'likeCount'>;
  /** A visitor clicked it. */
  onVisitor: () => void;
  className?: string;
}

export function LikeButton({ rock, onVisitor, className }: LikeButtonProps) {
  const words = useWords('interactions');
  const isMember = useMember() !== null;
  const { likedByMe, likeCount, isPending, toggle } = useLike(rock);
  const click = () => {
    if (!isMember) onVisitor();
    else if (!isPending) toggle();
  };
  return (
    // Not `disabled`: a disabled button would lose the keyboard focus.
    <button
      type="button"
      aria-pressed={likedByMe}
      aria-disabled={isPending || undefined}
      aria-label={words.like(rock.name, likeCount)}
      onClick={click}
      className={clsx(
        buttonClass({ variant: 'bare' }),
        'gap-1.5 px-2! tabular-nums aria-disabled:opacity-100',
        likedByMe && 'text-moss!',
        className,
      )}
    >
      <DottedHeart full={likedByMe} />
      {grouped(likeCount)}
    </button>
  );
}
