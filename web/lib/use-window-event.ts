// Listens to a window event while a component is mounted.
import { useEffect, useEffectEvent } from 'react';

export function useWindowEvent<K extends keyof WindowEventMap>(
  kind: K,
  onEvent: (event: WindowEventMap[K]) => void,
  isActive = true,
): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: WindowEventMap[K]) => handle(event);
    addEventListener(kind, listener);
    return () => removeEventListener(kind, listener);
  }, [kind, isActive]);
}
