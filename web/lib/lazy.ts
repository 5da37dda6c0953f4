// Lazy loading of modules. A failed load is not cached: the next fetch starts over.

import { withWords } from './words.ts';

/** A module failed to load. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /**
   * The server is reachable but the file is not: a newer deployment removed it, or the browser cached the failure. Only
   * a page reload helps.
   */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause: unknown) {
    super('a module of the app failed to load', { cause });
    this.needsReload = needsReload;
  }
}

export interface Lazy<T> {
  /** undefined until loaded. */
  read: () => T | undefined;
  /** @throws LoadError */
  fetch: () => Promise<T>;
  /** Calls the listener when loaded. @returns the unsubscribe function */
  subscribe: (listener: () => void) => () => void;
}

/** A module with a default export, as `import()` returns it. */
export type LazyModule<T> = Promise<{ default: T }>;

/** @param isReachable called after a failure, to distinguish a lost network from a missing file */
export function lazy<T>(load: () => LazyModule<T>, isReachable = isServerReachable): Lazy<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const ownStyles = new Set<string>();
  const attempt = () => withStyles(load, ownStyles);

  async function loadWithRetry(): LazyModule<T> {
    try {
      return await attempt();
    } catch (cause) {
      if (!(await isReachable())) throw new LoadError(false, cause);
    }
    // It may have been a single network error.
    try {
      return await attempt();
    } catch (cause) {
      throw new LoadError(true, cause);
    }
  }

  async function fetchOnce(): Promise<T> {
    try {
      loaded = (await loadWithRetry()).default;
      for (const listener of listeners) listener();
      return loaded;
    } finally {
      loading = undefined;
    }
  }

  return {
    read: () => loaded,
    fetch: () => (loaded === undefined ? (loading ??= fetchOnce()) : Promise.resolve(loaded)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Style sheets that failed to load. Vite requests each style sheet only once and then continues without it. */
const lostStyles = new Set<string>();

/** @param own the style sheets that this part needs; failures of others are ignored */
async function withStyles<T>(load: () => Promise<T>, own: Set<string>): Promise<T> {
  await Promise.all(
    [...lostStyles].map(async (href) => {
      const fetched = fetchStyles(href);
      await (own.has(href) ? fetched : fetched.catch(() => undefined));
    }),
  );
  try {
    return await withWords(load());
  } catch (error) {
    const href = /preload CSS for (\S+)/.exec(String(error))?.[1];
    if (href) {
      lostStyles.add(href);
      own.add(href);
    }
    throw error;
  }
}

function fetchStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = href;
    link.addEventListener('load', () => {
      lostStyles.delete(href);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`style sheet failed to load: ${href}`));
    });
    document.head.append(link);
  });
}

async function isServerReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
