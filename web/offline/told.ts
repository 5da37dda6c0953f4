// What the service worker has told this page: which lists are shown as they were kept, and since when.
import { useSyncExternalStore } from 'react';
import type { FromServiceWorker } from '../../schema/offline.ts';

let keptAt: ReadonlyMap<string, string> = new Map();
/** Whether the page itself came from the device. */
let isInstalled = false;
const listeners = new Set<() => void>();

function change(): void {
  for (const listener of listeners) listener();
}

export function hear(message: Extract<FromServiceWorker, { type: 'kept' | 'fresh' | 'offline' }>): void {
  if (message.type === 'offline') isInstalled = true;
  else if (message.type === 'kept') keptAt = new Map(keptAt).set(message.path, message.at);
  else if (keptAt.has(message.path)) keptAt = new Map([...keptAt].filter(([path]) => path !== message.path));
  change();
}

/** For after the server has answered again. */
export function forgetTold(): void {
  isInstalled = false;
  keptAt = new Map();
  change();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** When a list was kept that is shown now, ISO 8601. @param path of its call; undefined if it came from the server */
export const useKeptAt = (path: string): string | undefined =>
  useSyncExternalStore(subscribe, () => keptAt.get(path));

/** Whether anything on this page came from the device instead of the server. */
export const useIsKept = (): boolean => useSyncExternalStore(subscribe, () => isInstalled || keptAt.size > 0);
