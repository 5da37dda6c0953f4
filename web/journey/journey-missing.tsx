// The message for a journey that failed to load, with a retry button.
import { Button } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

export function JourneyMissing({ name, onRetry }: { name: string; onRetry: () => void }) {
  const words = useWords('journey');
  return (
    <div className="flex flex-col items-start gap-4 py-6">
      <p>
        <Sentence parts={words.missing<ReactNode>(<bdi>{name}</bdi>)} />
      </p>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </div>
  );
}
