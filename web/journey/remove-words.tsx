// Takes words away from a find. For the one they are said to, and the administrator.
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { useRemoveWords, type FindAt } from './find-words.ts';

interface RemoveWordsProps {
  find: FindAt;
  what: 'line' | 'thanks';
  /** Whose words they are. */
  by: string;
}

export function RemoveWords({ find, what, by }: RemoveWordsProps) {
  const { mutate, isPending } = useRemoveWords(
    find,
    what,
    sayFailed('These words are still here', 'Please try again in a moment.'),
  );
  return (
    <Button
      variant="link"
      aria-label={`Remove the words of ${by}`}
      pending={isPending}
      onClick={() => mutate('')}
      className="relative z-10 ml-3 text-sm"
    >
      Remove
    </Button>
  );
}
