// The message for a journey that failed to load, with a retry button.
import { Button } from '../ui/button.tsx';

export function JourneyMissing({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4 py-6">
      <p>
        The journey of <bdi>{name}</bdi> did not arrive. Please check your connection.
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
