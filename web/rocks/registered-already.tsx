// The notice that the member has already registered a rock with this Rock ID, with links to it.
import type { OwnRock } from '../../schema/rocks.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

interface RegisteredAlreadyProps {
  rock: OwnRock;
  /** The form is no longer needed. */
  onLeave: () => void;
}

export function RegisteredAlready({ rock: { id, name, status }, onLeave }: RegisteredAlreadyProps) {
  const words = useWords('registerForm');
  return (
    <div className="flex flex-col items-start gap-4 rounded-md border border-line bg-card p-5">
      <p className="wrap-anywhere">
        <strong>
          <Sentence parts={words.already<ReactNode>(<bdi>{name}</bdi>)} />
        </strong>{' '}
        {words.alreadySafe}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <ButtonLink to="/my-rocks" onClick={onLeave}>
          {words.showIt}
        </ButtonLink>
        {status === 'active' && (
          <ButtonLink to="/my-rocks" search={{ action: 'hide', rockId: id }} onClick={onLeave}>
            {words.hideRock}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
