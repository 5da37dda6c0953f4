// The notice that the member has already registered a rock with this Rock ID, with links to it.
import type { OwnRock } from '../../schema/rocks.ts';
import { ButtonLink } from '../ui/button.tsx';

interface RegisteredAlreadyProps {
  rock: OwnRock;
  /** The form is no longer needed. */
  onLeave: () => void;
}

export function RegisteredAlready({ rock: { id, name, status }, onLeave }: RegisteredAlreadyProps) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-md border border-line bg-card p-5">
      <p className="wrap-anywhere">
        <strong>
          You have registered this rock already: <bdi>{name}</bdi>.
        </strong>{' '}
        It is safe in My Rocks, as you sent it the first time.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
        <ButtonLink to="/my-rocks" onClick={onLeave}>
          Show it in My Rocks
        </ButtonLink>
        {status === 'active' && (
          <ButtonLink to="/my-rocks" search={{ action: 'hide', rockId: id }} onClick={onLeave}>
            Hide Rock
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
