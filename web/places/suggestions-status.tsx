// What the search says of its suggestions: their number, or why there are none.
import { clsx } from 'clsx';
import { suggestionsClass } from './suggestions-class.ts';
import { useWords } from '../views/words.ts';

interface SuggestionsStatusProps {
  /** The number of suggestions, for screen readers; 0 if no list is open. */
  count: number;
  /** A sentence that replaces the list. */
  sentence: string | null;
}

/** Always in the page, so that screen readers announce a change. */
export function SuggestionsStatus({ count, sentence }: SuggestionsStatusProps) {
  const words = useWords('places');
  return (
    <p role="status" className={sentence === null ? 'sr-only' : clsx(suggestionsClass, 'px-4 py-3 text-sm')}>
      {sentence ?? (count > 0 && words.suggestions(count))}
    </p>
  );
}
