// A countdown that can be held.
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after so many milliseconds of not being held. */
export function useCountdown(milliseconds: number, held: boolean, onEnd: () => void): void {
  const left = useRef(milliseconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const began = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [held]);
}
