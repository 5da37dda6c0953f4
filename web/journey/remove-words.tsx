// Takes words away from a find. For the one they are said to, and the administrator.
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { useRemoveWords, type FindAt } from './find-words.ts';
import { useWords } from '../views/words.ts';

interface RemoveWordsProps {
  find: FindAt;
  what: 'line' | 'thanks';
  /** Whose words they are, for screen readers. */
  label: string;
}

export function RemoveWords({ find, what, label }: RemoveWordsProps) {
  const words = useWords('thanks');
  const { title, text } = words.stillHere;
  const { mutate, isPending } = useRemoveWords(find, what, sayFailed(title, text));
  return (
    <Button
      variant="link"
      aria-label={label}
      pending={isPending}
      onClick={() => mutate('')}
      className="relative z-10 ms-3 text-sm"
    >
      {words.remove}
    </Button>
  );
}
