// Below a search for a rock: deleted accounts that made something there of late, whose hours can still be taken back.
import { useQuery } from '@tanstack/react-query';
import type { DepartedAuthor } from '../../schema/takebacks.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from './failure.tsx';
import { departedAuthors } from './queries.ts';
import { Moment } from './time.tsx';
import { useTakeBack } from './use-take-back.tsx';

/** Nothing if there are none. */
export function DepartedAuthors({ q }: { q: string }) {
  const query = useQuery(departedAuthors(q));
  const [takeBack, dialog] = useTakeBack();
  return (
    <>
      {query.isError ? (
        <Failure title="Whether deleted accounts made something there is not known." query={query} />
      ) : (
        query.data && query.data.length > 0 && <Departed authors={query.data} takeBack={takeBack} />
      )}
      {dialog}
    </>
  );
}

interface DepartedProps {
  authors: readonly DepartedAuthor[];
  takeBack: (author: DepartedAuthor) => void;
}

function Departed({ authors, takeBack }: DepartedProps) {
  return (
    <section
      aria-label="Deleted accounts"
      className="flex max-w-reading flex-col gap-4 rounded-md border border-line bg-card p-4"
    >
      <p>
        These accounts were deleted. What they made stays without a name. For seven days it is known what
        belongs together, so that you can take back an hour of it.
      </p>
      <ul className="flex flex-col gap-4">
        {authors.map((author) => (
          <li key={author.id} className="flex flex-col items-start gap-2">
            <p className="wrap-anywhere">
              {author.name}, at <bdi>{author.rockName}</bdi>, <Moment at={author.newestAt} />
            </p>
            <Button onClick={() => takeBack(author)}>{`Take back an hour of ${author.name}…`}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
