// The page after an unexpected error, with a retry button.
import { Button } from '../ui/button.tsx';
import { TurnedRock } from './turned-rock.tsx';
import { PlainPage } from './plain-page.tsx';
import { useWords } from '../views/words.ts';

export function FailurePage({ onRetry }: { onRetry: () => void }) {
  const words = useWords('shell');
  return (
    <PlainPage title={words.failed.title} picture={<TurnedRock id="moss" />}>
      <p>{words.failed.text}</p>
      <Button variant="main" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </PlainPage>
  );
}
