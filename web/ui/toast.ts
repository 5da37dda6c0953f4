// The toast store: shows one message at a time, from anywhere.
import { wordsNow } from '../lib/words.ts';

export interface ToastWords {
  title: string;
  description?: string;
  /** `good` and `bad` differ in shape as well as in colour. */
  tone?: 'good' | 'bad' | 'plain';
  /** A button. A toast with a button stays until it is closed, so that slow readers can click it too. */
  action?: { label: string; run: () => void };
}

export interface ToastState extends ToastWords {
  id: number;
  open: boolean;
}

/** In milliseconds: how long a toast is shown, and how long a dismissed one is kept in the store. */
export const toastTimes = { shown: 5000, kept: 1_000_000 } as const;

/** For actions that need the server while offline. Its words are read as it is shown. */
export const offlineWords: ToastWords = {
  get title() {
    return wordsNow('shell').offline.title;
  },
  get description() {
    return wordsNow('shell').offline.description;
  },
  tone: 'bad',
};

let current: ToastState | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: ToastState | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the current one. @returns its id, for `dismissToast` */
export function toast(words: ToastWords): number {
  put({ ...words, id: ++lastId, open: true });
  return lastId;
}

/** @param id undefined if there was no toast */
export function dismissToast(id: number | void): void {
  if (!current?.open || current.id !== id) return;
  put({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) put(null);
  }, toastTimes.kept);
}

/** Only for the toast region. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ToastState | null => current,
};
