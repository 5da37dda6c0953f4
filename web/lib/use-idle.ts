// Whether the browser has had nothing else to do.
import { useEffect, useState } from 'react';

/** Milliseconds until then in Safari, which cannot tell, and the most elsewhere. */
const patience = 2000;

export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const end = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(end, patience);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(end, { timeout: patience });
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
