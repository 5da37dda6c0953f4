// The drawing of a design: loading, shown or failed with a retry.
import { clsx } from 'clsx';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { drawingUrl } from './queries.ts';
import { useWords } from '../views/words.ts';

interface DesignPictureProps {
  id: string;
  name: string;
  /** Empty where the name is beside it. */
  alt: string;
  eager?: boolean;
  className?: string;
}

/** Always in light colors, also in dark mode. */
export function DesignPicture({ id, name, alt, eager = false, className }: DesignPictureProps) {
  const words = useWords('designs');
  const [state, setState] = useState<'waiting' | 'shown' | 'failed' | 'retried'>('waiting');
  const [attempt, setAttempt] = useState(1);
  const isMissing = state === 'failed' || state === 'retried';
  const retry = () => {
    setAttempt(attempt + 1);
    setState('retried');
  };
  return (
    <div className={clsx('in-the-light relative aspect-square bg-paper text-ink', className)}>
      {state === 'waiting' && <div aria-hidden className="dot-field absolute inset-0 animate-breathe" />}
      <img
        // A new key fetches the image again after a failure.
        key={attempt}
        src={drawingUrl(id)}
        alt={alt}
        width={400}
        height={400}
        loading={eager ? 'eager' : 'lazy'}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className={clsx('relative size-full', state !== 'shown' && 'opacity-0')}
      />
      {isMissing && (
        <div className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-1 p-4 text-center text-sm">
          <p>{words.notLoaded}</p>
          <Button
            variant="link"
            aria-label={words.tryAgainOf(name)}
            pending={state === 'retried'}
            onClick={retry}
          >
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
