// Whether a dialog is open when an answer comes: only then it says itself what was done, and no toast has to.
import { useEffect, useRef, type RefObject } from 'react';

export function useShown(open: boolean): RefObject<boolean> {
  const isShown = useRef(open);
  useEffect(() => {
    isShown.current = open;
  }, [open]);
  return isShown;
}
