// Asks the service worker to send what is kept.
import type { ToServiceWorker } from '../../schema/offline.ts';

export function requestSending(): void {
  const message: ToServiceWorker = { type: 'send' };
  // A service worker has no origin to name.
  navigator.serviceWorker?.controller?.postMessage(message, []);
}
