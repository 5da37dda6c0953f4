// The name of a place with the town near it.
import { nearBeside, nearWords, type Near } from '../../schema/near.ts';
import type { ReactNode } from 'react';
import { Sentence } from './sentence.tsx';
import { useWords } from './words.ts';
import { placeCalled } from '../../schema/journey.ts';

interface PlaceNameProps {
  /** As typed by a member; empty for viewers who do not see it. */
  name: string;
  near: Near | null | undefined;
}

/** 'Elmwood Park, near Omaha, Nebraska', with a quieter town; without a name 'Near Omaha, Nebraska'. */
export function PlaceName({ name, near }: PlaceNameProps) {
  const words = useWords('near');
  if (!name)
    return near ? (
      <span className="inline-block first-letter:uppercase">{nearWords(words, near)}</span>
    ) : null;
  const more = near && nearBeside(words, name, near);
  const place = <bdi className="wrap-anywhere">{placeCalled(words, name)}</bdi>;
  if (!more) return place;
  return (
    <Sentence
      parts={words.placeBeside<ReactNode>(place, more).map((part) =>
        typeof part === 'string' ? (
          <span key={part} className="font-normal text-soft">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    />
  );
}
