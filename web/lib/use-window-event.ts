// Listens to a window event while a component is mounted.
import { useEffect, useEffectEvent } from 'react';

export function useWindowEvent<K extends keyof WindowEventMap>(
  kind: K,
  onEvent: (event: WindowEventMap[K]) => void,
  isHeard = true,
): void {
  const tell = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isHeard) return;
    const hear = (event: WindowEventMap[K]) => tell(event);
    addEventListener(kind, hear);
    return () => removeEventListener(kind, hear);
  }, [kind, isHeard]);
}
