// The device's position while the page is visible.
import { useEffect, useState } from 'react';
import type { Instead, PositionError } from '../../lib/geolocation.ts';
import { watchPosition, type Fix } from '../../lib/watch-position.ts';
import { isNews } from './approach.ts';

/** @param instead the alternative in error messages */
export function usePosition(instead: Instead) {
  const [fix, setFix] = useState<Fix | null>(null);
  const [error, setError] = useState<PositionError | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let stop: () => void = nothing;
    const start = () => {
      stop();
      stop = document.hidden
        ? nothing
        : watchPosition(instead, {
            onFix: (next) => {
              setError(null);
              // The same object renders nothing.
              setFix((before) => (isNews(before, next) ? next : before));
            },
            onError: setError,
          });
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      stop();
    };
  }, [instead, attempt]);
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { fix, error, retry };
}

const nothing = () => undefined;
