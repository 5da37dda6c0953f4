// What is fetched when it is first needed. A fetch that failed is forgotten: the next one begins anew.

/** Why something did not come. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
  /**
   * The network is there and the file is not: it went with a newer version of the site, or this browser remembers that it
   * did not come. Only loading the page again helps.
   */
  readonly needsReload: boolean;

  constructor(needsReload: boolean, cause: unknown) {
    super('a part of the app did not come', { cause });
    this.needsReload = needsReload;
  }
}

export interface Lazy<T> {
  /** undefined until it is here. */
  read: () => T | undefined;
  /** Throws NotHere. */
  fetch: () => Promise<T>;
  /** Tells when it is here. */
  subscribe: (listener: () => void) => () => void;
}

/** A module whose default export is fetched, as `import()` gives it. */
export type LazyModule<T> = Promise<{ default: T }>;

/** @param isReachable asked after a failure, to tell a network that is gone from a file that is gone */
export function lazy<T>(load: () => LazyModule<T>, isReachable = isServerReachable): Lazy<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const ownStyles = new Set<string>();
  const attempt = () => withStyles(load, ownStyles);

  async function insist(): LazyModule<T> {
    try {
      return await attempt();
    } catch (cause) {
      if (!(await isReachable())) throw new NotHere(false, cause);
    }
    // It may have been no more than a hiccup.
    try {
      return await attempt();
    } catch (cause) {
      throw new NotHere(true, cause);
    }
  }

  async function fetchOnce(): Promise<T> {
    try {
      here = (await insist()).default;
      for (const listener of listeners) listener();
      return here;
    } finally {
      coming = undefined;
    }
  }

  return {
    read: () => here,
    fetch: () => (here === undefined ? (coming ??= fetchOnce()) : Promise.resolve(here)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Style sheets that did not come with their parts. Vite asks for each of them only once, and then goes on without. */
const lostStyles = new Set<string>();

/** @param own those that this part is known to need: without another's it comes all the same */
async function withStyles<T>(load: () => Promise<T>, own: Set<string>): Promise<T> {
  await Promise.all(
    [...lostStyles].map(async (href) => {
      const comes = fetchStyles(href);
      await (own.has(href) ? comes : comes.catch(() => undefined));
    }),
  );
  try {
    return await load();
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
      reject(new Error(`no styles came from ${href}`));
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
