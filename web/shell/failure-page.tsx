// The page after an unexpected error, with a retry button.
import { Button } from '../ui/button.tsx';
import { TurnedRock } from './turned-rock.tsx';
import { PlainPage } from './plain-page.tsx';
import { useLateWords } from '../lib/words.ts';
import { unreachable } from '../ui/lazy-part.tsx';
import { useWords } from '../views/words.ts';

export function FailurePage({ onRetry }: { onRetry: () => void }) {
  const words = useWords('shell');
  const { title, text } = useLateWords('failures')?.failed ?? unreachable(words);
  return (
    <PlainPage title={title} picture={<TurnedRock id="moss" />}>
      <p>{text}</p>
      <Button variant="main" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </PlainPage>
  );
}
