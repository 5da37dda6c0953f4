// The way on for finders who cannot read the ID any more.
import { Link } from '@tanstack/react-router';
import { foundRockWords } from '../../schema/found-rock-words.ts';

export function WornOffLink({ onLeave }: { onLeave: () => void }) {
  return (
    <Link
      to="/worn-off"
      onClick={onLeave}
      className="link -my-2 inline-flex min-h-11 items-center self-start"
    >
      {foundRockWords.wornOff}
    </Link>
  );
}
