// `toast(…)` from anywhere: one message at a time.

export interface ToastWords {
  title: string;
  description?: string;
  /** `good` and `bad` are said by a shape as well as by a colour. */
  tone?: 'good' | 'bad' | 'plain';
  /** A button. With one the toast stays until it is closed: whoever needs longer than others can click it too. */
  action?: { label: string; run: () => void };
}

export interface ToastState extends ToastWords {
  id: number;
  open: boolean;
}

/** Milliseconds: how long a toast is shown, and how long a dismissed one is remembered. */
export const toastTimes = { shown: 5000, kept: 1_000_000 } as const;

/** What needs the server cannot be done, and nothing else has changed. */
export const offlineWords: ToastWords = {
  title: 'This needs a connection',
  description: 'Nothing on this page is lost. Please try again when you are online.',
  tone: 'bad',
};

let current: ToastState | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: ToastState | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Says something in the corner; takes the place of what was there. @returns its id, to dismiss it by */
export function toast(words: ToastWords): number {
  put({ ...words, id: ++lastId, open: true });
  return lastId;
}

/** @param id nothing for a toast that there never was */
export function dismissToast(id: number | void): void {
  if (!current?.open || current.id !== id) return;
  put({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) put(null);
  }, toastTimes.kept);
}

/** For the toast region alone. */
export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ToastState | null => current,
};
