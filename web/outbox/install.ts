// The browser's own offer to install the app, kept for the outbox. Chrome and its relatives make one.

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer: (() => void) | null = null;
const listeners = new Set<() => void>();

function set(next: typeof offer): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** The browser makes its offer once the page has a manifest. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows it itself, and not again.
    event.preventDefault();
    set(() => {
      set(null);
      void (event as InstallPrompt).prompt();
    });
  });
  addEventListener('appinstalled', () => set(null));
}

/** Opens the browser's question; null while there is none. */
export const installer = {
  read: () => offer,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
