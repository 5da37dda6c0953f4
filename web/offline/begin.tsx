// Prepares a page for a place without a network, and shows when there is none.
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { keepInstallPrompt } from '../outbox/install.ts';
import { hearOfOutbox, watchOutbox } from '../outbox/watch.ts';
import { OfflineBar } from './offline-bar.tsx';
import { listen, start } from './service-worker.ts';
import { wordsNow } from '../lib/words.ts';
import { onDevice } from '../lib/api-error.ts';

/** What the worker has rendered comes without it. */
function addManifest(): void {
  if (document.querySelector('link[rel="manifest"]')) return;
  const manifest = document.createElement('link');
  Object.assign(manifest, { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(manifest);
}

/** @param isWanted whether the app should open without a network from now on, if it does not yet */
export async function begin(queryClient: QueryClient, isWanted: boolean): Promise<void> {
  if (isWanted) keepInstallPrompt();
  addManifest();
  const place = document.createElement('div');
  document.body.prepend(place);
  createRoot(place).render(
    <QueryClientProvider client={queryClient}>
      <OfflineBar />
    </QueryClientProvider>,
  );
  onDevice.noRoom = () => wordsNow('outbox').noRoom;
  listen((message) => hearOfOutbox(queryClient, message));
  if (!isWanted) return;
  await start();
  watchOutbox();
}
