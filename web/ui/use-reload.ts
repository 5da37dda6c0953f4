// A picture that did not load, and the way to try again: when asked to, and by itself once the network is back.
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';

/** Milliseconds. */
const patience = 20_000;

export interface Reload {
  isTrying: boolean;
  /** How often trying again has not helped. */
  inVain: number;
  retry: () => void;
}

/**
 * @param src of the picture
 * @returns `missing` while it has not loaded; `onError` for the image; `box` for the element around both, which takes the
 * focus over when the button that had it has brought the picture
 */
export function useReload(src: string | null) {
  const [failure, setFailure] = useState<{ src: string; address: string } | null>(null);
  const [isTrying, setTrying] = useState(false);
  const [inVain, setInVain] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const isMissing = failure !== null && failure.src === src;

  const retry = async () => {
    if (!isMissing || isTrying) return;
    setTrying(true);
    const isHere = await fetchAnew(failure.address);
    setTrying(false);
    if (!isHere) return setInVain((before) => before + 1);
    takesFocus.current = box.current?.contains(document.activeElement) ?? false;
    setFailure(null);
  };
  const tryAgain = useEffectEvent(() => void retry());
  useEffect(() => {
    if (!isMissing) {
      if (takesFocus.current) box.current?.focus({ preventScroll: true });
      takesFocus.current = false;
      return;
    }
    const hear = () => tryAgain();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, [isMissing]);

  const missing: Reload | null = isMissing ? { isTrying, inVain, retry: () => void retry() } : null;
  const onError = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (src !== null) setFailure({ src, address: currentTarget.currentSrc || src });
  };
  return { missing, onError, box };
}

/** Past the browser's cache, which may have kept half a picture; what comes is kept in its place. */
async function fetchAnew(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(patience) });
    await answer.blob();
    return answer.ok;
  } catch {
    return false;
  }
}
