// Closes what is open by a phone's Back, in browsers with a CloseWatcher. In others Back leaves the page, as before.
import { useEffect, useEffectEvent } from 'react';

declare global {
  /** Not yet in TypeScript's library: https://html.spec.whatwg.org/multipage/interaction.html#closewatcher */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;
}

/** It also closes on an Escape that nobody else took: who takes one must prevent its default. */
export function useBackToClose(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = globalThis;
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
