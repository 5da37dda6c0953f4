// Below a search for a rock: deleted accounts that made something there of late, whose hours can still be taken back.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DepartedAuthor } from '../../schema/takebacks.ts';
import { Button } from '../ui/button.tsx';
import { Sentence } from '../views/sentence.tsx';
import { Failure } from './failure.tsx';
import { departedAuthors } from './queries.ts';
import { Moment } from './time.tsx';
import { useTakeBack } from './use-take-back.tsx';
import { useWords } from '../views/words.ts';

/** Nothing if there are none. */
export function DepartedAuthors({ q }: { q: string }) {
  const words = useWords('adminMembers');
  const query = useQuery(departedAuthors(q));
  const [takeBack, dialog] = useTakeBack();
  return (
    <>
      {query.isError ? (
        <Failure title={words.departedNotKnown} query={query} />
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
  const words = useWords('adminMembers');
  const { takeBackButton } = useWords('takebacks');
  return (
    <section
      aria-label={words.departed}
      className="flex max-w-reading flex-col gap-4 rounded-md border border-line bg-card p-4"
    >
      <p>{words.aboutDeparted}</p>
      <ul className="flex flex-col gap-4">
        {authors.map((author) => (
          <li key={author.id} className="flex flex-col items-start gap-2">
            <p className="wrap-anywhere">
              <Sentence
                parts={words.departedAt<ReactNode>(
                  author.name,
                  <bdi>{author.rockName}</bdi>,
                  <Moment at={author.newestAt} />,
                )}
              />
            </p>
            <Button onClick={() => takeBack(author)}>{takeBackButton(author.name)}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
