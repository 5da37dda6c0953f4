// The page after an unexpected error, with a retry button.
import { Button } from '../ui/button.tsx';
import { TurnedRock } from './turned-rock.tsx';
import { PlainPage } from './plain-page.tsx';

export function FailurePage({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainPage title="We lost our way for a moment" picture={<TurnedRock id="moss" />}>
      <p>Your rocks are safe. This page could not be loaded just now; it usually works the second time.</p>
      <Button variant="main" onClick={onRetry}>
        Try again
      </Button>
    </PlainPage>
  );
}
