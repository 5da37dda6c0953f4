// The message about a failed query, with a retry button.
import { serverWords } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

interface FailureProps {
  /** Says what could not be loaded. */
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

export function Failure({ title, query: { error, isFetching, refetch } }: FailureProps) {
  const words = useWords('admin');
  return (
    <div className="flex flex-col items-start gap-3 py-2">
      <p role="alert">
        <span className="font-semibold">{title}</span> {serverWords(error, words.nothingLost)}
      </p>
      <Button pending={isFetching} onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}
